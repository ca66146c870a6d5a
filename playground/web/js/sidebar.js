// On a narrow window the channels are a drawer of their own.

import { $ } from "./dom.js";
import { on } from "./state.js";

const button = $("#menu");
const shade = $("#shade");

export function initSidebar() {
  button.addEventListener("click", () => show(!document.body.classList.contains("side-open")));
  shade.addEventListener("click", () => show(false));
  on("open-channel", () => show(false, false));
  $("#side").addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(false);
  });
}

function show(open, refocus = true) {
  const was = document.body.classList.contains("side-open");
  document.body.classList.toggle("side-open", open);
  button.setAttribute("aria-expanded", String(open));
  shade.hidden = !open;
  if (open) $("#places [tabindex='0']")?.focus();
  else if (was && refocus) button.focus();
}
