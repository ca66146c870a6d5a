// The people at the top: whose window this is, and who is waited for.

import { avatar } from "./avatar.js";
import { addPerson } from "./add-person.js";
import { tryTo } from "./deeds.js";
import { $, $$, h } from "./dom.js";
import { icon } from "./icons.js";
import { rove, settle } from "./keys.js";
import { languagePicker } from "./languages.js";
import { emit, me, on, state } from "./state.js";

const bar = $("#people");

export function initPeople() {
  on("places", draw);
  rove(bar, () => $$("a", bar));
  bar.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    emit("become", link.dataset.handle);
  });
  $("#add-person").addEventListener("click", addPerson);
}

function draw() {
  const focused = document.activeElement?.dataset?.handle;
  const links = state.places.people.map(personLink);
  bar.replaceChildren(
    h(
      "ul",
      {},
      links.map((link) => h("li", {}, link)),
    ),
  );
  settle(links, links.find((link) => link.ariaCurrent) ?? links[0]);
  if (focused) links.find((link) => link.dataset.handle === focused)?.focus();
  drawMe();
}

function personLink(one) {
  const mine = one.id === state.places.me;
  const waits = one.asked ? `, asked to move` : "";
  const unread = one.unread ? `, ${one.unread} unread` : "";
  const shape = {
    href: `/?as=${encodeURIComponent(one.handle)}`,
    "data-handle": one.handle,
    class: "person",
    "aria-current": mine ? "true" : null,
    "aria-label": `${one.name}${unread}${waits}`,
    title: `Play as ${one.name}${unread}${waits}`,
  };
  return h("a", shape, avatar(one.id, one.name), h("span", { class: "person-name" }, one.name), badge(one));
}

export function badge({ unread, asked }) {
  if (asked) return h("span", { class: "badge asked", "aria-hidden": "true" }, String(asked));
  return unread ? h("span", { class: "badge", "aria-hidden": "true" }) : null;
}

function drawMe() {
  const box = $("#me");
  const one = me();
  const same = box.dataset.id === one.id;
  if (same && box.contains(document.activeElement)) return;
  box.dataset.id = one.id;
  const language = languagePicker(one.locale);
  language.addEventListener("change", async () => {
    if (!(await tryTo("settings", { locale: language.value }))) language.value = one.locale;
  });
  const apart = h(
    "a",
    {
      class: "icon",
      href: `/?as=${encodeURIComponent(one.handle)}`,
      target: "_blank",
      "aria-label": `Open another window as ${one.name}`,
    },
    icon("window"),
  );
  box.replaceChildren(
    h("p", { class: "me-name" }, avatar(one.id, one.name), h("strong", {}, one.name), apart),
    h("p", {}, h("label", { for: language.id }, "Language "), language),
    setting("dms_open", one, "Takes direct messages"),
    setting("manages", one, "Runs the server"),
  );
}

/** A box that is ticked again, or no longer, where the playground refuses. */
function setting(name, one, label) {
  const box = h("input", { type: "checkbox", id: name, checked: one[name] });
  box.addEventListener("change", async () => {
    if (!(await tryTo("settings", { [name]: box.checked }))) box.checked = !box.checked;
  });
  return h("p", {}, h("label", { for: name }, box, ` ${label}`));
}
