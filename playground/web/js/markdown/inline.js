// Discord's Markdown within a line: styles, code, mentions, timestamps, links.

import { h } from "../dom.js";
import { stamp } from "../time.js";
import { link } from "./links.js";
import { channelMention, commandMention, everyone, roleMention, userMention } from "./mentions.js";

const styled = (tag) => (found) => h(tag, {}, inline(found[1]));

/** What may stand at a place, the first that fits taken; each pattern is sticky. */
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => h("code", {}, found[2].trim() || found[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => stamp(Number(found[1]), found[2])],
  [/<@!?(\d+)>/y, (found) => userMention(found[1])],
  [/<@&(\d+)>/y, (found) => roleMention(found[1])],
  [/<#(\d+)>/y, (found) => channelMention(found[1])],
  [/<\/([^:<>]{1,100}):(\d+)>/y, (found) => commandMention(found[1])],
  [/<a?:(\w+):\d+>/y, (found) => `:${found[1]}:`],
  [/@(everyone|here)\b/y, (found) => everyone(found[0])],
  [
    /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (found) => link(found[2], inline(found[1], false)),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y, (found) => link(found[0])],
  [/\|\|([\s\S]+?)\|\|/y, (found) => spoiler(inline(found[1]))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, styled("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, styled("u")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, styled("s")],
  [/\*(?![\s*])((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, styled("em")],
  [/_(?!_)((?:__|\\[\s\S]|[^_\\])+?)_(?![0-9A-Za-z_])/y, styled("em")],
];
const PLAIN = /[^\\`<@[h|*_~]+|[\s\S]/y;

/** The text as nodes; without `links`, addresses stay text, as within a link's words. */
export function inline(text, links = true) {
  const nodes = [];
  let place = 0;
  while (place < text.length) {
    const [found, made] = first(text, place, links);
    nodes.push(made);
    place += found[0].length;
  }
  return joined(nodes);
}

function first(text, place, links) {
  for (const [pattern, make] of RULES) {
    const found = sticky(pattern, text, place);
    if (!found || (!links && found[0].includes("://"))) continue;
    if (pattern.source.startsWith("_") && /\w/.test(text[place - 1] ?? "")) continue;
    return [found, make(found)];
  }
  const found = sticky(PLAIN, text, place);
  return [found, found[0]];
}

function sticky(pattern, text, place) {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function joined(nodes) {
  const out = [];
  for (const node of nodes) {
    if (typeof node === "string" && typeof out.at(-1) === "string") out.push(out.pop() + node);
    else out.push(node);
  }
  return out;
}

export function spoiler(children) {
  const cover = h("button", {
    type: "button",
    class: "spoiler",
    "aria-label": "Spoiler",
    "aria-expanded": "false",
  });
  const inside = h("span", { inert: true }, children);
  cover.append(inside);
  cover.addEventListener("click", () => {
    const shown = h("span", { class: "spoiler shown" }, [...inside.childNodes]);
    cover.replaceWith(shown);
  });
  return cover;
}
