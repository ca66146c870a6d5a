// Embeds.

import { h } from "../dom.js";
import { markdown } from "../markdown/blocks.js";
import { inline } from "../markdown/inline.js";
import { link } from "../markdown/links.js";
import { day } from "../time.js";
import { colour } from "./layout.js";
import { image } from "./media.js";

export function embed(it) {
  const box = h(
    "div",
    { class: "embed" },
    it.author ? h("p", { class: "embed-author" }, linked(it.author.name, it.author.url)) : null,
    it.title ? h("p", { class: "embed-title" }, linked(inline(it.title), it.url)) : null,
    it.description ? markdown(it.description) : null,
    it.fields?.length ? h("dl", { class: "fields" }, it.fields.map(field)) : null,
    it.image ? image(it.image, it.image.description ?? "", "picture") : null,
    it.thumbnail ? image(it.thumbnail, it.thumbnail.description ?? "", "thumbnail") : null,
    foot(it),
  );
  if (it.color) box.style.setProperty("--accent", colour(it.color));
  return box;
}

const linked = (words, url) => (/^https?:/.test(url ?? "") ? link(url, words) : words);

function field(it) {
  const kind = it.inline ? "field inline" : "field";
  return h("div", { class: kind }, h("dt", {}, inline(it.name)), h("dd", {}, markdown(it.value)));
}

function foot(it) {
  const pieces = [it.footer?.text, it.timestamp ? day(it.timestamp) : null].filter(Boolean);
  return pieces.length ? h("p", { class: "embed-foot" }, pieces.join(" • ")) : null;
}
