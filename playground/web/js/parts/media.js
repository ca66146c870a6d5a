// Pictures and files. Only the playground's own are shown; others are named, and never fetched.

import { h } from "../dom.js";
import { local, sizeInWords } from "../files.js";
import { icon } from "../icons.js";
import { link } from "../markdown/links.js";
import { view } from "./viewer.js";

/** Pixels that a picture of a kind takes at most, across and down. */
const LARGEST = { picture: [550, 350], thumbnail: [85, 85] };
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

/** A picture that opens large, with its description a press away. */
export function image(media, description, kind) {
  const source = local(media.url);
  if (!source) return h("p", { class: "elsewhere" }, `${description ?? "Picture"}: `, link(media.url));
  const shape = { alt: description ?? "", class: kind, loading: "lazy", ...size(media, LARGEST[kind]) };
  const enlarge = h(
    "a",
    {
      class: "picture-link",
      href: source,
      target: "_blank",
      rel: "noopener",
      "aria-haspopup": "dialog",
      "aria-label": description ?? "Picture without a description",
      onclick: (event) => view(event, source, description),
    },
    h("img", { ...shape, src: source }),
  );
  return h("div", { class: "figure" }, enlarge, kind === "picture" && description ? told(description) : null);
}

/** Width and height to be shown in, kept free while the picture is on its way. */
function size({ width, height }, [widest, highest]) {
  if (!width || !height) return {};
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The description, there when asked for. */
function told(description) {
  const text = h("p", { class: "alt-text" }, description);
  const button = h(
    "button",
    { type: "button", class: "alt", title: "Show the description", "aria-expanded": "false" },
    "ALT",
  );
  button.addEventListener("click", () => {
    if (text.isConnected) text.remove();
    else button.after(text);
    button.setAttribute("aria-expanded", String(text.isConnected));
  });
  return button;
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
