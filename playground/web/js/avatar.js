// A round picture of somebody: their initial on a colour of their own.

import { h } from "./dom.js";

const HUES = 12;

export function avatar(id, name) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? "?";
  const it = h("span", { class: "avatar", "aria-hidden": "true" }, letter);
  const number = Number(BigInt(id) >> 22n) % HUES;
  it.style.setProperty("--hue", String(Math.round((number * 360) / HUES)));
  return it;
}
