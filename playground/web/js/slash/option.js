// One typed option of a command: its field, its suggestions, what is wrong with it.

import { fresh, h } from "../dom.js";
import { packed } from "../files.js";
import { entities } from "../forms/offers.js";
import { icon } from "../icons.js";
import { Suggestions } from "./suggestions.js";
import { wrongWith } from "./rules.js";

const BOOLEAN = 5;
const FILE = 11;
/** Kinds of select menus by the types of options that take people, places and roles. */
const ENTITIES = { 6: 5, 7: 8, 8: 6, 9: 7 };
const PAUSE = 150;

export class OptionField {
  constructor(option, form, onremove) {
    Object.assign(this, { option, form });
    const id = fresh("option");
    this.error = h("p", { class: "failure", id: fresh("error"), hidden: true });
    this.input = h("input", this.shape(id));
    const hint = h("span", { id: `${id}-hint`, class: "unseen" }, option.description);
    const remove =
      onremove &&
      h(
        "button",
        { type: "button", class: "icon small", "aria-label": `Remove ${option.label}`, onclick: onremove },
        icon("close"),
      );
    const line = h(
      "div",
      { class: "option-line" },
      h("label", { for: id, title: option.description }, option.label),
      this.input,
      remove,
    );
    this.element = h("div", { class: "option-field" }, line, hint, this.error);
    if (option.type !== FILE)
      this.suggestions = new Suggestions(this.input, this.element, (value, one) => this.take(value, one));
    this.listen();
  }

  shape(id) {
    const described = {
      id,
      "aria-describedby": `${id}-hint ${this.error.id}`,
      "aria-required": String(this.option.required),
    };
    if (this.option.type === FILE) return { ...described, type: "file" };
    return {
      ...described,
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      size: "12",
    };
  }

  listen() {
    this.input.addEventListener("focus", () => this.form.explain(this.option));
    if (!this.suggestions) return;
    this.input.addEventListener("input", () => {
      this.taken = undefined;
      this.suggest();
    });
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("blur", () => this.suggestions.close());
    this.input.addEventListener("keydown", (event) => {
      if (!this.suggestions.key(event) && event.key === "ArrowDown") this.suggest();
    });
  }

  /** What may be picked without asking the bot; null where anything may be typed. */
  fixed() {
    const { type, choices } = this.option;
    if (choices.length) return choices.map((one) => ({ label: one.name, detail: "", value: one.value }));
    if (type === BOOLEAN)
      return [true, false].map((value) => ({ label: value ? "True" : "False", detail: "", value }));
    return ENTITIES[type] ? entities(ENTITIES[type], this.form.channelId, this.option.channel_types) : null;
  }

  async suggest() {
    const typed = this.taken === undefined ? this.input.value : "";
    const fixed = this.fixed();
    if (fixed) {
      const there = fixed.filter((one) =>
        `${one.label} ${one.detail}`.toLowerCase().includes(typed.toLowerCase()),
      );
      this.suggestions.show(there, this.option.label, "No options match your search");
    } else if (this.option.autocomplete) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(typed), PAUSE);
    }
  }

  async ask(typed) {
    const mine = (this.asking = Symbol(typed));
    const current = () => mine === this.asking && document.activeElement === this.input;
    try {
      const choices = await this.form.suggest(this, typed);
      const items = choices.map((one) => ({ label: one.name, detail: "", value: one.value }));
      if (current()) this.suggestions.show(items, this.option.label, "No options match your search");
    } catch {
      if (current()) this.suggestions.show([], this.option.label, "Loading options failed");
    }
  }

  take(value, one) {
    this.taken = value;
    this.input.value = one.label;
    this.check();
    this.form.focus();
    if (this.form.fields.every((field) => field.filled)) this.input.focus();
    this.suggestions.close();
  }

  get filled() {
    return this.option.type === FILE ? this.input.files.length > 0 : this.input.value.trim() !== "";
  }

  focus() {
    this.input.focus();
  }

  /** What was picked, or what stands in the field as the value it means. */
  async value() {
    if (this.option.type === FILE) return packed(this.input.files[0]);
    if (this.taken !== undefined) return this.taken;
    const text = this.input.value.trim();
    const fixed = this.fixed()?.find((one) => one.label.toLowerCase() === text.toLowerCase());
    if (fixed) return fixed.value;
    return [4, 10].includes(this.option.type) ? Number(text) : text;
  }

  check() {
    const known = this.fixed()?.map((one) => one.label.toLowerCase()) ?? null;
    const wrong = wrongWith(this.option, this.input.value.trim(), {
      filled: this.filled,
      taken: this.taken,
      known,
    });
    this.error.textContent = wrong ?? "";
    this.error.hidden = !wrong;
    this.input.setAttribute("aria-invalid", String(Boolean(wrong)));
    return !wrong;
  }
}
