// A form the bot asks for, as a dialog.

import { act } from "../deeds.js";
import { $, fresh, h } from "../dom.js";
import { markdown } from "../markdown/blocks.js";
import { state } from "../state.js";
import { fieldOf } from "./fields.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

/** Show a form; `origin` gets the focus back when it is closed. */
export function openForm(form, origin) {
  const fields = [];
  const title = fresh("title");
  const failure = h("p", { class: "failure", role: "alert", hidden: true });
  const shown = form.components.map((it) => top(it, fields));
  const submit = h("button", { type: "submit", class: "button main" }, h("span", {}, "Submit"));
  const cancel = h(
    "button",
    { type: "button", class: "button plain", onclick: () => dialog.close() },
    "Cancel",
  );
  const body = h(
    "form",
    { novalidate: true },
    h("h2", { id: title }, form.title),
    shown,
    failure,
    h("div", { class: "dialog-foot" }, cancel, submit),
  );
  const dialog = h("dialog", { class: "form", "aria-labelledby": title }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.ariaBusy === "true" || !check(fields)) return;
    submit.ariaBusy = "true";
    failure.hidden = true;
    try {
      await act("submit", { form: form.id, values: await values(fields) });
      dialog.close();
    } catch (error) {
      failure.textContent = error.unanswered ? "Something went wrong. Try again." : error.message;
      failure.hidden = false;
    }
    submit.ariaBusy = null;
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (origin?.isConnected) origin.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  $("input, textarea, .picker", body)?.focus();
}

function top(it, fields) {
  if (it.type === TEXT) return markdown(it.content);
  const inner = it.type === LABEL ? it.component : it.components[0];
  const label = it.type === ROW ? (inner.label ?? "") : it.label;
  const field = fieldOf(inner, { label, description: it.description ?? "", channelId: state.channel });
  fields.push(field);
  return field.element;
}

/** Whether all fields are in order; the focus goes to the first that is not. */
function check(fields) {
  const wrong = fields.filter((field) => !field.check());
  wrong[0]?.focus();
  return !wrong.length;
}

async function values(fields) {
  const pairs = fields.map(async (field) => [field.name, await field.value()]);
  return Object.fromEntries(await Promise.all(pairs));
}
