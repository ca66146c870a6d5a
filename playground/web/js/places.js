// Servers with their channels and threads, and the direct messages.

import { tryTo } from "./deeds.js";
import { $, $$, h } from "./dom.js";
import { icon } from "./icons.js";
import { rove, settle } from "./keys.js";
import { address } from "./markdown/links.js";
import { badge } from "./people.js";
import { channel, emit, on, state } from "./state.js";

const THREADS = [11, 12];
/** The place of the bot's direct messages, before and after they were begun. */
const DIRECT = "direct";
const box = $("#places");
const lines = () => $$("a, .dm-start", box);

export function initPlaces() {
  on("places", draw);
  on("open-channel", draw);
  rove(box, lines);
}

function draw() {
  const focused = document.activeElement?.dataset?.place;
  const had = box.contains(document.activeElement);
  box.replaceChildren(...state.places.guilds.map(server), directMessages());
  const open = lines().find((line) => line.ariaCurrent);
  settle(lines(), open ?? lines()[0]);
  if (had) (lines().find((line) => line.dataset.place === focused) ?? open)?.focus();
  head();
}

function server(guild) {
  const roots = guild.channels.filter((one) => !THREADS.includes(one.type));
  return h(
    "section",
    {},
    h("h2", {}, guild.name),
    h(
      "ul",
      {},
      roots.map((root) => h("li", {}, line(root), threads(guild, root))),
    ),
  );
}

function threads(guild, root) {
  const below = guild.channels.filter((one) => one.parent === root.id && THREADS.includes(one.type));
  if (!below.length) return null;
  return h(
    "ul",
    { class: "threads", "aria-label": `Threads of ${root.name}` },
    below.map((one) => h("li", {}, line(one))),
  );
}

function line(one) {
  const kind = one.guild === null ? "mail" : THREADS.includes(one.type) ? "thread" : "hash";
  const closed = one.locked ? ", locked" : one.archived ? ", archived" : "";
  const marks = `${one.unread ? `, ${one.unread} unread` : ""}${one.asked ? ", you are asked" : ""}`;
  const shape = {
    href: address(one.id),
    "data-channel": one.id,
    "data-place": one.guild === null ? DIRECT : one.id,
    class: one.unread ? "channel unread" : "channel",
    "aria-current": one.id === state.channel ? "page" : null,
    "aria-label": `${one.name}${closed}${marks}`,
  };
  return h("a", shape, icon(one.locked || one.archived ? "lock" : kind), h("span", {}, one.name), badge(one));
}

function directMessages() {
  const { dm, bot } = state.places;
  const start = async () => {
    const told = await tryTo("dm", {});
    if (told) emit("go", told.channel);
  };
  const begin = h(
    "button",
    { type: "button", class: "channel dm-start", "data-place": DIRECT, onclick: start },
    icon("mail"),
    h("span", {}, bot.name),
  );
  const list = h("ul", {}, h("li", {}, dm ? line(dm) : begin));
  return h("section", {}, h("h2", {}, "Direct messages"), list);
}

function head() {
  const open = channel();
  $("#place h2").replaceChildren(
    ...(open
      ? [icon(open.guild ? (THREADS.includes(open.type) ? "thread" : "hash") : "mail"), open.name]
      : []),
  );
  $("#place p").textContent = open?.topic ?? "";
  document.title = `${open?.name ?? "Playground"} · Wardroom playground`;
}
