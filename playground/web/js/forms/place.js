// Where a list is put: under its control, or above it where there is more room.

const GAP = 4;
const LEAST = 160;

export function place(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - 2 * GAP;
  const above = at.top - 2 * GAP;
  const under = below >= Math.min(LEAST * 2, box.scrollHeight) || below >= above;
  const width = Math.min(Math.max(at.width, 240), innerWidth - 2 * GAP);
  const style = box.style;
  style.width = `${width}px`;
  style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  style.maxHeight = `${Math.max(LEAST, under ? below : above)}px`;
  style.top = under ? `${at.bottom + GAP}px` : "auto";
  style.bottom = under ? "auto" : `${innerHeight - at.top + GAP}px`;
}
