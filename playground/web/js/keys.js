// Moving within a list by the arrow keys: one of its items is in the order of Tab at a time.

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The item the keys lead to from another; undefined for keys that lead nowhere. */
export function follow(event, items, from) {
  if (event.key === "Home") return items[0];
  if (event.key === "End") return items.at(-1);
  const step = STEPS[event.key];
  if (!step || !items.length) return undefined;
  const next = items.indexOf(from) + step;
  return items[Math.max(0, Math.min(items.length - 1, next))];
}

/** Let arrows, Home and End move the focus among what `items()` gives. */
export function rove(container, items) {
  container.addEventListener("keydown", (event) => {
    const there = items();
    if (!there.includes(event.target)) return;
    const next = follow(event, there, event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  container.addEventListener("focusin", (event) => {
    const there = items();
    if (there.includes(event.target)) settle(there, event.target);
  });
}

/** Leave one item in the order of Tab. */
export function settle(items, current = items[0]) {
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}
