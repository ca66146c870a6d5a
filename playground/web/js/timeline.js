// The messages of the open channel, in order, kept as the world has them.

import { $, $$, h } from "./dom.js";
import { follow } from "./keys.js";
import { tell } from "./live.js";
import { messageOf } from "./message.js";
import { keptFocus } from "./refocus.js";
import { silence } from "./silence.js";
import { speak } from "./speak.js";
import { emit, older, on, state } from "./state.js";

const NEAR = 80;
const OPEN_MENU = ".picker[aria-expanded='true']";

const box = $("#timeline");
/** The messages shown, by id, in order. */
let shown = new Map();
let wanted = null;
let read = "0";
let atEnd = true;
/** How high all messages were when it was last scrolled: what grew since was not scrolled away. */
let tall = 0;
/** Whether there are messages from before those shown. */
let earlier = false;
/** Ids of messages that changed while a menu of theirs was open. */
const waiting = new Set();
/** Whether all is to be drawn anew once the open menu is closed. */
let stale = false;

export function initTimeline() {
  on("open-channel", open);
  on("online", () => state.channel && ask());
  on("history", history);
  on("message", changed);
  on("gone", gone);
  on("redraw", () => redraw());
  on("commands", () => $(".silence", box)?.replaceWith(silence()));
  on("failed", failed);
  on("menu-closed", catchUp);
  box.addEventListener("scroll", scrolled);
  box.addEventListener("load", () => atEnd && toEnd(), true);
  new ResizeObserver(() => atEnd && toEnd()).observe(box);
  document.addEventListener("visibilitychange", markRead);
  box.addEventListener("keydown", key);
  box.addEventListener("focusin", (event) => settle(event.target.closest("article") ?? undefined));
  box.addEventListener("focusout", (event) => box.contains(event.relatedTarget) || settle());
}

const isAtEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

function toEnd() {
  box.scrollTop = box.scrollHeight;
  tall = box.scrollHeight;
  atEnd = true;
}

function scrolled() {
  if (atEnd && box.scrollHeight !== tall) toEnd();
  else atEnd = isAtEnd();
  markRead();
}

function open(messageId) {
  shown = new Map();
  earlier = stale = false;
  read = "0";
  wanted = messageId;
  atEnd = true;
  box.replaceChildren();
  if (!state.channel) return;
  box.setAttribute("aria-busy", "true");
  ask();
}

const ask = (since = wanted) => tell("history", { channel: state.channel, since });

function history(told) {
  if (told.channel !== state.channel) return;
  const before = box.scrollHeight;
  const grew = shown.size && told.messages.length > shown.size;
  shown = new Map(told.messages.map((message) => [message.id, message]));
  earlier = told.more;
  redraw();
  box.removeAttribute("aria-busy");
  if (wanted) reveal();
  else if (atEnd || !grew) toEnd();
  else box.scrollTop += box.scrollHeight - before;
  markRead();
}

/** Draw all messages anew; while a menu is open they wait until it is closed. */
function redraw() {
  stale = Boolean($(OPEN_MENU, box));
  if (stale) return;
  const restore = keptFocus(box);
  let before = null;
  const articles = [...shown.values()].map((message) => {
    const article = messageOf(message, before);
    before = message;
    return article;
  });
  const more = h(
    "button",
    { type: "button", class: "older button plain", onclick: () => ask([...shown.keys()][0]) },
    "Older messages",
  );
  box.replaceChildren(...(earlier ? [more] : []), ...(articles.length ? articles : [silence()]));
  settle();
  restore();
  if (atEnd) toEnd();
}

function changed({ message }) {
  if (message.channel_id !== state.channel) return;
  const isNew = !shown.has(message.id);
  const [first] = shown.keys();
  const last = [...shown.keys()].at(-1);
  if (isNew && earlier && older(message.id, first) < 0) return;
  shown.set(message.id, message);
  if (isNew && last && older(message.id, last) < 0) {
    shown = new Map([...shown].sort(([a], [b]) => older(a, b)));
    redraw();
  } else if (isNew) append(message, shown.get(last));
  else replace(message);
  if (atEnd) toEnd();
  markRead();
}

function append(message, before) {
  $(".silence", box)?.remove();
  const article = messageOf(message, before ?? null);
  box.append(article);
  settle(box.contains(document.activeElement) ? current() : article);
  if (message.author.id === state.places.me) toEnd();
  else speak(article);
}

/** Draw a message anew; one with an open menu, or not drawn yet, waits until that is closed. */
function replace(message) {
  const old = document.getElementById(`message-${message.id}`);
  if (!old) return;
  if ($(OPEN_MENU, old)) {
    waiting.add(message.id);
    return;
  }
  const restore = keptFocus(old);
  const all = [...shown.values()];
  const article = messageOf(message, all[all.indexOf(message) - 1] ?? null);
  const wasCurrent = current() === old;
  old.replaceWith(article);
  settle(wasCurrent ? article : current());
  restore();
  if (article.contains(document.activeElement)) speak(article);
}

function catchUp() {
  if (stale) redraw();
  const late = [...waiting].filter((id) => shown.has(id));
  waiting.clear();
  for (const id of late) replace(shown.get(id));
}

function gone({ message }) {
  if (!shown.delete(message)) return;
  const article = document.getElementById(`message-${message}`);
  if (!article) return;
  const next = article.nextElementSibling ?? article.previousElementSibling;
  if (article.contains(document.activeElement)) (next ?? box).focus();
  redraw();
}

/** What failed leaves a line that is this window's alone. */
function failed(text) {
  box.append(h("p", { class: "failure local", role: "alert" }, text));
  if (atEnd) toEnd();
}

function markRead() {
  const last = [...shown.keys()].at(-1);
  if (!last || !atEnd || document.hidden || older(last, read) <= 0) return;
  read = last;
  tell("read", { channel: state.channel, message: last });
}

function reveal() {
  const article = document.getElementById(`message-${wanted}`);
  wanted = null;
  if (!article) return;
  atEnd = false;
  article.scrollIntoView({ block: "center" });
  article.classList.add("revealed");
  article.focus({ preventScroll: true });
}

const articles = () => $$("article", box);
const current = () => $("article[tabindex='0']", box);

/** One message at a time, with its controls, is in the order of Tab; arrows lead to the others. */
function settle(article = articles().at(-1)) {
  if (!article) return;
  for (const one of articles()) {
    one.tabIndex = one === article ? 0 : -1;
    for (const control of $$("button, a, summary", one)) control.tabIndex = one === article ? 0 : -1;
  }
}

function key(event) {
  const here = event.target;
  if (here.tagName === "ARTICLE" && !event.altKey) {
    const next = follow(event, articles(), here);
    if (next) event.preventDefault();
    next?.focus();
  }
  if (event.key === "Escape") emit("write");
}
