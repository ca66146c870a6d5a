// Components, new and old, as elements.

import { h } from "../dom.js";
import { markdown } from "../markdown/blocks.js";
import { buttonOf } from "./button.js";
import { fileCard, gallery, picture } from "./media.js";
import { menuOf } from "./menu.js";

const ROW = 1;
const BUTTON = 2;
const MENUS = [3, 5, 6, 7, 8];

/** What each kind of component becomes. */
const MADE = {
  9: (it, message) => section(it, message),
  10: (it) => markdown(it.content),
  11: (it) => picture(it, "thumbnail"),
  12: (it) => gallery(it.items),
  13: (it) => fileCard({ ...it.file, filename: it.name ?? "file", size: it.size }),
  14: (it) => separator(it),
  17: (it, message) => container(it, message),
};

export function component(it, message) {
  if (it.type === ROW) return row(it, message);
  if (it.type === BUTTON) return buttonOf(it, message);
  if (MENUS.includes(it.type)) return menuOf(it, message);
  const made = MADE[it.type]?.(it, message);
  return made ?? h("p", { class: "failure" }, `The page cannot show components of type ${it.type}.`);
}

export const components = (list, message) => list.map((it) => component(it, message));

const row = (it, message) => h("div", { class: "row" }, components(it.components, message));

function section(it, message) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(it.components, message)),
    component(it.accessory, message),
  );
}

function separator(it) {
  const size = it.spacing === 2 ? "wide" : "narrow";
  return it.divider ? h("hr", { class: size }) : h("div", { class: `space ${size}` });
}

function container(it, message) {
  const box = h("div", { class: "container" }, components(it.components, message));
  if (it.accent_color !== null && it.accent_color !== undefined) {
    box.style.setProperty("--accent", colour(it.accent_color));
    box.classList.add("accented");
  }
  return it.spoiler ? covered(box) : box;
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function covered(box) {
  const summary = h("summary", {}, "Spoiler");
  return h("details", { class: "covered" }, summary, box);
}
