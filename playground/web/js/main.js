// The page as a whole: whose it is, what it shows, how one moves about in it.

import { initComposer } from "./composer.js";
import { initDrawer } from "./developer/drawer.js";
import { $ } from "./dom.js";
import { initHelp } from "./help.js";
import { icon } from "./icons.js";
import { connect } from "./live.js";
import { address } from "./markdown/links.js";
import { initPeople } from "./people.js";
import { initPlaces } from "./places.js";
import { initSidebar } from "./sidebar.js";
import { channel, channels, emit, on, person, state } from "./state.js";
import { initTheme } from "./theme.js";
import { initTimeline } from "./timeline.js";

const TYPED = ["INPUT", "TEXTAREA", "SELECT"];

function start() {
  for (const name of ["menu", "help", "theme", "developer"]) $(`#${name}`).append(icon(name));
  $("#add-person").append(icon("plus"));
  on("places", told);
  on("commands", ({ commands }) => (state.commands = commands));
  for (const init of [
    initTheme,
    initHelp,
    initPeople,
    initPlaces,
    initSidebar,
    initTimeline,
    initComposer,
    initDrawer,
  ])
    init();
  on("places", settle);
  on("offline", () => banner("The playground is gone. Waiting for it to come back …"));
  on("become", become);
  on("go", go);
  addEventListener("popstate", read);
  document.addEventListener("click", followLink);
  document.addEventListener("keydown", key);
  read();
}

/** Take persona, channel and message from the address. */
function read() {
  const query = new URLSearchParams(location.search);
  const as = query.get("as") ?? sessionStorage.getItem("as") ?? "";
  const moved = as !== state.as || !state.places;
  state.as = as;
  state.wanted = { channel: query.get("at"), message: query.get("message") };
  state.channel = null;
  if (moved) connect();
  else settle();
}

function told(places) {
  const before = state.places;
  state.places = places;
  const mine = person(places.me);
  state.as = mine.handle;
  sessionStorage.setItem("as", mine.handle);
  banner(places.connected ? "" : "No bot is connected: commands and buttons will fail.");
  if (before && names(before) !== names(places)) emit("redraw");
}

const names = (places) =>
  JSON.stringify([places.me, places.people.map((one) => [one.id, one.name, one.locale])]);

/** Open what is wanted, or something else where there is no such channel (any more). */
function settle() {
  const wanted = channel(state.wanted?.channel ?? null);
  if (!wanted && state.channel && channel()) return;
  const open = wanted ?? channels()[0];
  state.channel = open?.id ?? null;
  emit("open-channel", wanted ? state.wanted.message : null);
  state.wanted = null;
}

function become(handle) {
  if (handle === state.as) return;
  history.pushState(null, "", `/?as=${encodeURIComponent(handle)}`);
  state.places = null;
  read();
}

function go(channelId, messageId = null) {
  history.pushState(null, "", address(channelId, messageId));
  state.wanted = { channel: channelId, message: messageId };
  if (!channel(channelId)) return;
  state.channel = channelId;
  emit("open-channel", messageId);
}

/** Links to channels and messages lead there within the page. */
function followLink(event) {
  const link = event.target.closest("a[data-channel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.dataset.channel, link.dataset.message);
}

function key(event) {
  if (event.altKey && ["ArrowUp", "ArrowDown"].includes(event.key))
    beside(event, event.key === "ArrowDown" ? 1 : -1);
  const typing = TYPED.includes(event.target.tagName) || event.target.closest("dialog, .popup");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/") emit("write");
}

function beside(event, step) {
  event.preventDefault();
  const all = channels();
  const next = all[all.findIndex((one) => one.id === state.channel) + step];
  if (next) go(next.id);
}

function banner(text) {
  $("#banner").textContent = text;
  $("#banner").hidden = !text;
}

start();
