// Buttons.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { link } from "../markdown/links.js";
import { useComponent } from "./use.js";

const STYLES = { 1: "main", 2: "plain", 3: "go", 4: "stop", 5: "link", 6: "plain" };
const LINK = 5;

export function buttonOf(it, message) {
  const words = [emoji(it), it.label ? h("span", {}, it.label) : null];
  if (it.style === LINK) return linkButton(it, words);
  const shape = {
    type: "button",
    class: `button ${STYLES[it.style]}`,
    "data-key": it.custom_id,
    "data-control": "",
    disabled: Boolean(it.disabled) || it.style === 6,
    "aria-label": it.label ? null : (it.emoji?.name ?? "Button"),
  };
  const button = h("button", shape, words);
  button.addEventListener("click", () => {
    useComponent(button, message, "press", { custom_id: it.custom_id });
  });
  return button;
}

function linkButton(it, words) {
  if (it.disabled) return h("span", { class: "button link", "aria-disabled": "true" }, words);
  const made = link(it.url, [...words, icon("window")]);
  made.classList.add("button", "link");
  made.setAttribute("data-control", "");
  return made;
}

function emoji(it) {
  if (!it.emoji) return null;
  const text = it.emoji.id ? `:${it.emoji.name}:` : it.emoji.name;
  return h("span", { class: "emoji", "aria-hidden": it.label ? "true" : null }, text);
}
