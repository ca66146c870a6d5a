// The developer's drawer: the wire's traffic, trouble to order, the bot's restart.

import { $, $$, h } from "../dom.js";
import { icon } from "../icons.js";
import { rove, settle } from "../keys.js";
import { tell } from "../live.js";
import { on } from "../state.js";
import { entry, callOf, eventOf } from "./entries.js";
import { troublePanel } from "./trouble.js";

const KEPT = 200;
const drawer = $("#drawer");
const button = $("#developer");
const lists = { calls: h("ol", { class: "entries" }), events: h("ol", { class: "entries" }) };

export function initDrawer() {
  button.addEventListener("click", () => (drawer.hidden ? open() : close()));
  drawer.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  on("traffic", traffic);
  on("online", () => {
    if (drawer.hidden) return;
    for (const list of Object.values(lists)) list.replaceChildren();
    tell("traffic", { on: true });
  });
}

function open() {
  const panels = {
    Calls: h("div", {}, lists.calls),
    Events: h("div", {}, lists.events),
    Trouble: troublePanel(),
  };
  const shut = h(
    "button",
    { type: "button", class: "icon", "aria-label": "Close the drawer", onclick: close },
    icon("close"),
  );
  drawer.replaceChildren(h("header", {}, h("h2", {}, "Developer"), shut), ...tabs(panels));
  drawer.hidden = false;
  button.setAttribute("aria-expanded", "true");
  for (const list of Object.values(lists)) list.replaceChildren();
  tell("traffic", { on: true });
  $("[role=tab]", drawer).focus();
}

function close() {
  drawer.hidden = true;
  button.setAttribute("aria-expanded", "false");
  tell("traffic", { on: false });
  button.focus();
}

function tabs(panels) {
  const names = Object.keys(panels);
  const made = names.map((name) =>
    h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}` }, name),
  );
  const show = (wanted) => {
    made.forEach((tab) => (tab.ariaSelected = String(tab.id === `tab-${wanted}`)));
    for (const name of names) panels[name].hidden = name !== wanted;
  };
  for (const name of names) {
    const shape = {
      id: `panel-${name}`,
      role: "tabpanel",
      class: "panel",
      "aria-labelledby": `tab-${name}`,
      tabindex: "0",
    };
    for (const [key, value] of Object.entries(shape)) panels[name].setAttribute(key, value);
  }
  const bar = h("div", { role: "tablist", "aria-label": "Developer" }, made);
  made.forEach((tab, index) => tab.addEventListener("click", () => show(names[index])));
  rove(bar, () => $$("[role=tab]", bar));
  settle(made);
  show(names[0]);
  return [bar, ...Object.values(panels)];
}

function traffic({ calls, events }) {
  fill(lists.calls, calls.map(callOf));
  fill(lists.events, events.map(eventOf));
}

/** Put the newest on top; the oldest fall off the end. */
function fill(list, entries) {
  list.prepend(...entries.reverse().map((one) => h("li", {}, entry(one))));
  while (list.children.length > KEPT) list.lastChild.remove();
}
