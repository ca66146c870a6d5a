// Switches for what can go wrong, and the bot's restart.

import { attempt, post } from "../deeds.js";
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
  const button = h("button", { type: "button", class: "button plain block" }, h("span", {}, label));
  button.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    said.textContent = `${label} …`;
    try {
      await post(`/site/developer/${deed}`, {});
      said.textContent = `${label}: done.`;
    } catch (error) {
      said.textContent = error.message;
    }
    button.ariaBusy = null;
  });
  return button;
}

async function draw(box) {
  try {
    const { troubles } = await (await fetch("/site/developer")).json();
    box.replaceChildren(...troubles.map((one) => wireSwitch(one)));
  } catch {
    box.replaceChildren(h("p", { class: "failure" }, "The playground does not answer."));
  }
}

/** A switch that goes back where it was if what it stands for was not done. */
function toggle(label, checked, path, asked) {
  const input = h("input", { type: "checkbox", role: "switch", checked });
  input.addEventListener("change", async () => {
    if (!(await attempt(path, asked(input.checked)))) input.checked = !input.checked;
  });
  return h("label", { class: "choice" }, input, h("span", {}, label));
}

const wireSwitch = ({ name, label, on }) =>
  toggle(label, on, "/site/developer/trouble", (checked) => ({ name, on: checked }));

const dmsSwitch = (one) =>
  toggle(
    `${one.name} takes direct messages`,
    one.dms_open,
    `/site/as/${encodeURIComponent(one.handle)}/settings`,
    (checked) => ({ dms_open: checked }),
  );
