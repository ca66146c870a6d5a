// Switches for what can go wrong, and the bot's restart.

import { post } from "../deeds.js";
import { h } from "../dom.js";
import { state } from "../state.js";

export function troublePanel() {
  const said = h("p", { role: "status", class: "hint" });
  const switches = h("div", {}, "…");
  const panel = h(
    "div",
    {},
    section(
      "The bot",
      restartButton(said),
      press("Drop the gateway connection", "drop", said),
      press("Forget the gateway session", "invalidate", said),
      said,
    ),
    section("The wire", switches),
    section("Direct messages", state.places.people.map(dmsSwitch)),
  );
  draw(switches);
  return panel;
}

const section = (name, ...children) => h("section", {}, h("h3", {}, name), children.flat());

function restartButton(said) {
  const button = press("Restart the bot", "restart", said);
  if (state.places.restartable) return button;
  button.disabled = true;
  const why = h("small", { class: "hint" }, "The bot runs in a process of its own: restart it there.");
  return h("div", {}, button, why);
}

function press(label, deed, said) {
  const button = h("button", { type: "button", class: "button plain block" }, label);
  button.addEventListener("click", async () => {
    button.disabled = true;
    said.textContent = `${label} …`;
    try {
      await post(`/site/developer/${deed}`, {});
      said.textContent = `${label}: done.`;
    } catch (error) {
      said.textContent = error.message;
    }
    button.disabled = false;
  });
  return button;
}

async function draw(box) {
  const { troubles } = await (await fetch("/site/developer")).json();
  box.replaceChildren(...troubles.map((one) => wireSwitch(one)));
}

function wireSwitch({ name, label, on }) {
  const input = h("input", { type: "checkbox", role: "switch", checked: on });
  input.addEventListener("change", () => post("/site/developer/trouble", { name, on: input.checked }));
  return h("label", { class: "choice" }, input, h("span", {}, label));
}

function dmsSwitch(one) {
  const input = h("input", { type: "checkbox", role: "switch", checked: one.dms_open });
  const path = `/site/as/${encodeURIComponent(one.handle)}/settings`;
  input.addEventListener("change", () => post(path, { dms_open: input.checked }));
  return h("label", { class: "choice" }, input, h("span", {}, `${one.name} takes direct messages`));
}
