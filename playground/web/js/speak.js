// Reading new messages out to whoever listens instead of looking.

import { $ } from "./dom.js";

const LONGEST = 300;

export function speak(article) {
  const words = article.innerText.replaceAll(/\s+/g, " ").trim();
  $("#spoken").textContent = words.slice(0, LONGEST);
}
