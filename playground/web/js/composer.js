// Writing: plain messages, and "/" for the bot's commands.

import { act } from "./deeds.js";
import { $, h } from "./dom.js";
import { icon } from "./icons.js";
import { CommandForm } from "./slash/form.js";
import { Suggestions } from "./slash/suggestions.js";
import { matching, offered } from "./slash/catalogue.js";
import { channel, on, state } from "./state.js";

const foot = $("#foot");
const failure = h("p", { class: "failure", role: "alert", hidden: true });
const field = h("textarea", {
  id: "say",
  rows: "1",
  maxlength: "2000",
  autocomplete: "off",
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
});
const send = h("button", { class: "icon", "aria-label": "Send" }, icon("send"));
const form = h("form", { id: "composer" }, field, send);
const suggestions = new Suggestions(field, form, (command) => begin(command));

export function initComposer() {
  foot.replaceChildren(failure, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say();
  });
  field.addEventListener("input", suggest);
  field.addEventListener("input", keep);
  field.addEventListener("focus", suggest);
  field.addEventListener("blur", () => suggestions.close());
  field.addEventListener("keydown", key);
  on("places", name);
  on("open-channel", reset);
  on("write", () => ($("#command input", foot) ?? field).focus());
  on("begin-command", (path) => {
    const command = offered().find((one) => one.path === path);
    if (command) begin(command);
  });
}

function name() {
  const open = channel();
  const where = open ? `Message ${open.guild ? "#" : "@"}${open.name}` : "Message";
  field.placeholder = where;
  field.setAttribute("aria-label", where);
}

function reset() {
  foot.hidden = !state.channel;
  name();
  fail("");
  write(sessionStorage.getItem(draft()) ?? "");
  suggestions.close();
  $("#command", foot)?.remove();
  form.hidden = false;
}

/** Where what is half written to a channel is kept. */
const draft = () => `draft ${state.as} ${state.channel}`;

function keep() {
  if (field.value) sessionStorage.setItem(draft(), field.value);
  else sessionStorage.removeItem(draft());
}

function write(text) {
  field.value = text;
  fit();
  keep();
}

function fit() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, 160)}px`;
}

function suggest() {
  fit();
  const typed = field.value;
  if (!typed.startsWith("/") || typed.includes("\n")) suggestions.close();
  else suggestions.show(matching(typed.slice(1)).map(line), "Commands");
}

const line = (command) => ({ label: `/${command.label}`, detail: command.description, value: command });

function key(event) {
  if (suggestions.key(event) || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  say();
}

async function say() {
  const text = field.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    const exact = offered().find((one) => `/${one.label}` === text || `/${one.path}` === text);
    if (exact) begin(exact);
    else fail("There is no such command here.");
    return;
  }
  try {
    await act("say", { channel: state.channel, text });
    write("");
    fail("");
    suggest();
  } catch (error) {
    fail(error.message);
  }
}

function begin(command) {
  suggestions.close();
  fail("");
  write("");
  $("#command", foot)?.remove();
  form.hidden = true;
  const made = new CommandForm(command, state.channel, () => {
    made.element.remove();
    form.hidden = false;
    field.focus();
  });
  foot.append(made.element);
  made.focus();
}

function fail(text) {
  failure.textContent = text;
  failure.hidden = !text;
}
