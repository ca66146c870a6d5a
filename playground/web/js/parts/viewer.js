// One picture, as large as the window lets it be.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { link } from "../markdown/links.js";

/** Show it over the page; with a key held down the link does what links do. */
export function view(event, source, description) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const close = h("button", { class: "icon", "aria-label": "Close" }, icon("close"));
  const dialog = h(
    "dialog",
    { class: "viewer", "aria-label": "Picture" },
    h("form", { method: "dialog" }, link(source, "Open in a tab of its own"), close),
    h("img", { src: source, alt: description ?? "" }),
    description ? h("p", { tabindex: "0" }, description) : null,
  );
  dialog.addEventListener("click", (pressed) => pressed.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
