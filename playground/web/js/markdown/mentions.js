// Mentions, as names.

import { h } from "../dom.js";
import { emit, nameOf, state } from "../state.js";
import { jump } from "./links.js";

export function userMention(id) {
  const mine = id === state.places?.me;
  return h("span", { class: mine ? "mention mine" : "mention" }, `@${nameOf(id) ?? "unknown-user"}`);
}

export function roleMention(id) {
  const roles = state.places?.guilds.flatMap((guild) => guild.roles) ?? [];
  return h("span", { class: "mention" }, `@${roles.find((role) => role.id === id)?.name ?? "unknown-role"}`);
}

export const channelMention = (id) => jump(id, null, null, "mention");

export const everyone = (text) => h("span", { class: "mention mine" }, text);

/** Puts the command into the composer. */
export function commandMention(path) {
  const begin = () => emit("begin-command", path);
  return h("button", { type: "button", class: "mention", onclick: begin }, `/${path}`);
}
