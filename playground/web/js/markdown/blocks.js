// Discord's Markdown, line by line: headings, small print, quotes, lists, blocks of code.

import { h } from "../dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:[\w+-]+\n)?\n*([\s\S]+?)\n*```/g;
const LINES = [
  [/^(#{1,3}) +(\S.*)$/, (found) => heading(found[1].length, found[2])],
  [/^-# +(\S.*)$/, (found) => h("small", { class: "subtext" }, inline(found[1]))],
];
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(\S.*)$/;

/** The text as elements, in a block of its own. */
export function markdown(text) {
  return h("div", { class: "markdown" }, blocks(text));
}

function blocks(text) {
  const nodes = [];
  let end = 0;
  for (const found of text.matchAll(FENCE)) {
    nodes.push(...lines(text.slice(end, found.index).replace(/\n$/, "")));
    nodes.push(h("pre", {}, h("code", {}, found[1])));
    end = found.index + found[0].length;
  }
  const rest = text.slice(end);
  return [...nodes, ...lines(end ? rest.replace(/^\n/, "") : rest)];
}

function lines(text) {
  if (!text) return [];
  const todo = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(h("p", {}, inline(plain.join("\n"))));
    plain = [];
  };
  while (todo.length) {
    const block = taken(todo);
    if (block) flush();
    if (block) nodes.push(block);
    else plain.push(todo.shift());
  }
  flush();
  return nodes;
}

/** A block made of the first lines, which are taken away; null where they are plain. */
function taken(todo) {
  if (todo[0].startsWith(">>> ")) {
    const rest = todo.splice(0).join("\n").slice(4);
    return h("blockquote", {}, blocks(rest));
  }
  if (QUOTE.test(todo[0]) && todo[0].startsWith("> ")) return quote(todo);
  if (ITEM.test(todo[0])) return list(todo);
  for (const [pattern, made] of LINES) {
    const found = pattern.exec(todo[0]);
    if (found) todo.shift();
    if (found) return made(found);
  }
  return null;
}

function heading(level, text) {
  return h(`h${level + 2}`, { class: `heading-${level}` }, inline(text));
}

function quote(todo) {
  const quoted = [];
  while (todo.length && todo[0].startsWith("> ")) quoted.push(QUOTE.exec(todo.shift())[1]);
  return h("blockquote", {}, blocks(quoted.join("\n")));
}

/** A list; what is indented deeper is a list within its last item. */
function list(todo) {
  const [, indent, bullet, number] = ITEM.exec(todo[0]);
  const made = bullet ? h("ul") : h("ol", { start: number });
  while (todo.length) {
    const found = ITEM.exec(todo[0]);
    if (!found || found[1].length < indent.length || Boolean(found[2]) !== Boolean(bullet)) break;
    if (found[1].length > indent.length) {
      made.lastChild.append(list(todo));
    } else {
      made.append(h("li", {}, inline(found[4])));
      todo.shift();
    }
  }
  return made;
}
