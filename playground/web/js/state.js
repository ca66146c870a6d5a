// What this window knows, and who is told when it changes.

export const state = {
  /** The handle of the persona in the page's address. */
  as: "",
  /** The last "places" told: me, bot, people, guilds, dm, connected, restartable. */
  places: null,
  commands: [],
  /** The id of the open channel. */
  channel: null,
};

const listeners = new Map();

export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

export function emit(topic, ...told) {
  for (const listener of listeners.get(topic) ?? []) listener(...told);
}

export const me = () => person(state.places?.me);

export const person = (id) => state.places?.people.find((one) => one.id === id);

export function nameOf(userId) {
  if (state.places?.bot.id === userId) return state.places.bot.name;
  return person(userId)?.name ?? null;
}

export function channels() {
  if (!state.places) return [];
  const dm = state.places.dm ? [state.places.dm] : [];
  return [...state.places.guilds.flatMap((guild) => guild.channels), ...dm];
}

export const channel = (id = state.channel) => channels().find((one) => one.id === id);

export const guildOf = (place) => state.places.guilds.find((guild) => guild.id === place?.guild);

/** The people, the bot included, who are in a channel. */
export function membersOf(place) {
  const { bot, people } = state.places;
  const everyone = [{ ...bot, username: bot.name.toLowerCase() }, ...people];
  const guild = guildOf(place);
  const there = guild ? guild.members : [bot.id, state.places.me];
  return everyone.filter((one) => there.includes(one.id));
}

/** Compare two ids by age. */
export const older = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
