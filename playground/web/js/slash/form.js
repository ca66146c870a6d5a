// A command being filled in: what it needs at once, what it may have when asked for.

import { act } from "../deeds.js";
import { $, h } from "../dom.js";
import { icon } from "../icons.js";
import { openForm } from "../forms/modal.js";
import { emit } from "../state.js";
import { OptionField } from "./option.js";

export class CommandForm {
  constructor(command, channelId, onclose) {
    Object.assign(this, { command, channelId, onclose, fields: [] });
    this.more = h("div", { class: "more", role: "group", "aria-label": "Optional" });
    this.row = h("div", { class: "options" });
    this.button = h("button", { class: "icon", "aria-label": `Send /${command.label}` }, icon("send"));
    const cancel = h(
      "button",
      { type: "button", class: "icon", "aria-label": "Cancel the command", onclick: onclose },
      icon("close"),
    );
    this.about = h("span", {}, command.description);
    const head = h(
      "p",
      { class: "command-head" },
      h("strong", {}, `/${command.label}`),
      " ",
      this.about,
      cancel,
    );
    this.element = h(
      "form",
      { id: "command", "aria-label": `/${command.label}`, novalidate: true },
      head,
      h("div", { class: "command-body" }, this.row, this.button),
      this.more,
    );
    this.element.addEventListener("submit", (event) => this.submit(event));
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && onclose());
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.drawMore();
  }

  add(option) {
    const field = new OptionField(option, this, option.required ? null : () => this.remove(field));
    this.fields.push(field);
    this.row.append(field.element);
    return field;
  }

  remove(field) {
    this.fields = this.fields.filter((one) => one !== field);
    field.element.remove();
    this.drawMore();
    this.focus();
  }

  drawMore() {
    const used = this.fields.map((field) => field.option);
    const left = this.command.options.filter((one) => !used.includes(one));
    const add = (option) => {
      const field = this.add(option);
      this.drawMore();
      field.focus();
    };
    const chips = left.map((one) =>
      h(
        "button",
        { type: "button", class: "chip", title: one.description, onclick: () => add(one) },
        `+ ${one.label}`,
      ),
    );
    this.more.replaceChildren(...chips);
    this.more.hidden = !left.length;
  }

  /** Say above the fields what one of them is for. */
  explain(option) {
    this.about.textContent = `${option.label}: ${option.description}`;
  }

  focus() {
    (this.fields.find((field) => !field.filled) ?? this.fields[0])?.focus();
    if (!this.fields.length) this.button.focus();
  }

  /** What is filled in, by the options' own names; files are read. */
  async values(except = null) {
    const filled = this.fields.filter((field) => field !== except && field.filled);
    const pairs = filled.map(async (field) => [field.option.name, await field.value()]);
    return Object.fromEntries(await Promise.all(pairs));
  }

  async suggest(field, text) {
    const asked = {
      channel: this.channelId,
      name: this.command.path,
      focus: field.option.name,
      text,
      options: await this.values(field),
    };
    return (await act("autocomplete", asked)).choices;
  }

  async submit(event) {
    event.preventDefault();
    const wrong = this.fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    const asked = { channel: this.channelId, name: this.command.path, options: await this.values() };
    this.onclose();
    try {
      const answer = await act("command", asked);
      if (answer.form) openForm(answer.form, $("#say"));
    } catch (error) {
      const words = error.unanswered ? "The application did not respond" : error.message;
      emit("failed", `/${this.command.label}: ${words}`);
    }
  }
}
