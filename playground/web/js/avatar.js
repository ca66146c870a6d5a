// A round picture of somebody: their initial on a colour of their own.

import { h } from "./dom.js";

/** Degrees of the colour wheel between two people who follow one another. */
const STEP = 137;

export function avatar(id, name) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? "?";
  const it = h("span", { class: "avatar", "aria-hidden": "true" }, letter);
  it.style.setProperty("--hue", String((Number(BigInt(id) % 360n) * STEP) % 360));
  return it;
}
