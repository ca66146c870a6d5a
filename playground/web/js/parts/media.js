// Pictures and files. Only the playground's own are shown; others are named, and never fetched.

import { h } from "../dom.js";
import { local, sizeInWords } from "../files.js";
import { icon } from "../icons.js";
import { link } from "../markdown/links.js";

const PICTURE = /\.(png|jpe?g|gif|webp|avif)(\?|$)/i;

/** A component, or a gallery's item, that shows a medium. */
export function picture(it, kind = "picture") {
  const shown = image(it.media, it.description, kind);
  return it.spoiler ? covered(shown) : shown;
}

export const gallery = (items) =>
  h(
    "div",
    { class: `gallery of-${Math.min(items.length, 4)}` },
    items.map((it) => picture(it)),
  );

export function image(media, description, kind) {
  const source = local(media.url);
  if (!source) return h("p", { class: "elsewhere" }, `${description ?? "Picture"}: `, link(media.url));
  const shape = { src: source, alt: description ?? "", class: kind, loading: "lazy" };
  if (media.width) Object.assign(shape, { width: media.width, height: media.height });
  return h(
    "a",
    {
      class: "picture-link",
      href: source,
      target: "_blank",
      rel: "noopener",
      "aria-label": description ?? "Picture without a description",
    },
    h("img", shape),
  );
}

export function attachment(it) {
  const isPicture = it.content_type?.startsWith("image/") || PICTURE.test(it.filename);
  const shown = isPicture ? image(it, it.description ?? null, "picture") : fileCard(it);
  return it.filename.startsWith("SPOILER_") ? covered(shown) : shown;
}

export function fileCard(it) {
  const source = local(it.url);
  const name = source
    ? h("a", { href: source, download: it.filename }, it.filename)
    : link(it.url, it.filename);
  const about = h("small", {}, it.size ? sizeInWords(it.size) : "");
  return h("div", { class: "file" }, icon("file"), h("div", {}, name, h("br"), about));
}

const covered = (shown) => h("details", { class: "covered" }, h("summary", {}, "Spoiler"), shown);
