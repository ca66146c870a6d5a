// The keys, in a dialog.

import { $, fresh, h } from "./dom.js";

const KEYS = [
  ["Tab", "from part to part: people, channels, messages, writing"],
  ["↑ ↓ Home End", "within a list: channels, messages, menus"],
  ["Tab in a message", "to its buttons and menus"],
  ["Enter, Space", "press, open, pick; Enter sends several picks"],
  ["Esc", "closes what is open; from the messages, to writing"],
  ["/", "commands, from anywhere"],
  ["Alt ↑ ↓", "the channel above or below"],
];

export function initHelp() {
  $("#help").addEventListener("click", () => {
    const title = fresh("title");
    const rows = KEYS.flatMap(([key, what]) => [h("dt", {}, key), h("dd", {}, what)]);
    const close = h("button", { class: "button main" }, "Close");
    const form = h(
      "form",
      { method: "dialog" },
      h("h2", { id: title }, "Keys"),
      h("dl", { class: "keys" }, rows),
      h("div", { class: "dialog-foot" }, close),
    );
    const dialog = h("dialog", { class: "form", "aria-labelledby": title }, form);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  });
}
