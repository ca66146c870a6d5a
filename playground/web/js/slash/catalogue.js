// The commands offered where the person is.

import { channel, state } from "../state.js";

const IN_SERVER = 0;
const IN_DM = 1;

export function offered() {
  const open = channel();
  const context = open?.guild ? IN_SERVER : IN_DM;
  return state.commands.filter(
    (one) => one.contexts.includes(context) && (!one.guild || one.guild === open?.guild),
  );
}

/** Those whose name, in either language, has what was typed; the best first. */
export function matching(typed) {
  const wanted = typed.toLowerCase().trim();
  const rank = (one) => {
    const names = [one.label, one.path];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  const ranked = offered().map((one) => [rank(one), one]);
  return ranked
    .filter(([place]) => place < 3)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
