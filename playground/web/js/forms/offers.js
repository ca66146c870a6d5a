// What can be picked in a select menu or a typed option: its own options, people, places.

import { channel, guildOf, membersOf } from "../state.js";

const STRINGS = 3;
const USERS = 5;
const ROLES = 6;
const EITHER = 7;
const CHANNELS = 8;

/** Options as {label, detail, value, chosen} for a component of a type, in a channel. */
export function offers(it, channelId) {
  const chosen = new Set((it.default_values ?? []).map((one) => one.id));
  if (it.type === STRINGS) return it.options.map(string);
  return entities(it.type, channelId, it.channel_types).map((one) => ({
    ...one,
    chosen: chosen.has(one.value),
  }));
}

const string = (option) => ({
  label: option.label,
  detail: option.description ?? "",
  value: option.value,
  chosen: Boolean(option.default),
  emoji: option.emoji?.name ?? "",
});

export function entities(type, channelId, channelTypes = null) {
  const place = channel(channelId);
  const guild = guildOf(place);
  const people = membersOf(place).map((one) => ({
    label: one.name,
    detail: `@${one.username}`,
    value: one.id,
  }));
  const roles = (guild?.roles ?? []).map((one) => ({ label: `@${one.name}`, detail: "role", value: one.id }));
  const fits = (one) => !channelTypes?.length || channelTypes.includes(one.type);
  const places = (guild?.channels ?? [])
    .filter(fits)
    .map((one) => ({ label: `#${one.name}`, detail: "", value: one.id }));
  return { [USERS]: people, [ROLES]: roles, [EITHER]: [...people, ...roles], [CHANNELS]: places }[type] ?? [];
}
