// What stands in a channel in which nothing has been said: how to begin.

import { h } from "./dom.js";
import { offered } from "./slash/catalogue.js";
import { emit } from "./state.js";

/** The last word of commands that begin a match. */
const BEGINS = "challenge";

export function silence() {
  const beginning = offered()
    .filter((one) => one.path.split(" ").at(-1) === BEGINS)
    .sort((one, other) => one.label.localeCompare(other.label));
  return h(
    "p",
    { class: "silence" },
    "Nothing has been said here yet. Type / to see the commands",
    beginning.length ? ["; ", ...beginning.flatMap(named), beginning.length > 1 ? " begin" : " begins", " a match."] : ".",
  );
}

/** The command as a button that begins it; commas between several. */
function named(command, index) {
  const begin = () => emit("begin-command", command.path);
  const button = h("button", { type: "button", class: "plain-link", onclick: begin }, `/${command.label}`);
  return index ? [", ", button] : [button];
}
