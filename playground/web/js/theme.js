// Light, dark, or as the system has it.

import { $ } from "./dom.js";

const TURNS = { system: "light", light: "dark", dark: "system" };

export function initTheme() {
  const button = $("#theme");
  const root = document.documentElement;
  const name = () => button.setAttribute("aria-label", `Theme: ${root.dataset.theme}`);
  button.addEventListener("click", () => {
    root.dataset.theme = TURNS[root.dataset.theme] ?? "light";
    localStorage.setItem("theme", root.dataset.theme);
    name();
  });
  name();
}
