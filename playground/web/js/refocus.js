// Keeping the focus where it was when what had it is drawn anew.

import { $$ } from "./dom.js";

const FOCUSABLE = "button:not([disabled]), a, summary, input";

/** Note what has the focus within `container`; the function given back restores it. */
export function keptFocus(container) {
  const focused = document.activeElement;
  if (!container.contains(focused) || focused === container) return () => {};
  const id = focused.closest("article")?.id ?? "";
  const article = document.getElementById(id);
  const number = article ? $$(FOCUSABLE, article).indexOf(focused) : -1;
  const { key } = focused.dataset;
  return () => {
    const again = document.getElementById(id);
    if (!again) return;
    const there = $$(FOCUSABLE, again);
    const same = key && there.find((one) => one.dataset.key === key);
    const near = number < 0 ? null : there[Math.min(number, there.length - 1)];
    (same || near || again).focus({ preventScroll: true });
  };
}
