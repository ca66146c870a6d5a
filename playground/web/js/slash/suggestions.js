// A list above or below a text field; the field keeps the focus, arrows move within the list.

import { $$, fresh, h } from "../dom.js";

export class Suggestions {
  /**
   * @param field the input they are for
   * @param box where the list is put, as its last child
   * @param onpick told the value picked
   */
  constructor(field, box, onpick) {
    Object.assign(this, { field, onpick, items: [] });
    this.list = h("ul", { role: "listbox", id: fresh("suggestions"), class: "suggestions", hidden: true });
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    box.append(this.list);
    field.setAttribute("aria-controls", this.list.id);
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** Show items as {label, detail, value}; with none, `nothing` or no list at all. */
  show(items, name, nothing = "") {
    this.items = items;
    this.list.ariaLabel = name;
    this.list.replaceChildren(...items.map((one, index) => this.option(one, index)));
    if (!items.length && nothing) this.list.append(h("li", { class: "nothing" }, nothing));
    this.list.hidden = !items.length && !nothing;
    this.field.ariaExpanded = String(this.isOpen);
    this.mark(0);
  }

  option(one, index) {
    const shape = {
      role: "option",
      id: fresh("suggestion"),
      class: "option",
      onclick: () => this.pick(index),
    };
    return h("li", shape, h("span", {}, one.label), one.detail ? h("small", {}, one.detail) : null);
  }

  mark(index) {
    const options = $$(".option", this.list);
    this.marked = options.length ? (index + options.length) % options.length : -1;
    options.forEach((option, place) => (option.ariaSelected = String(place === this.marked)));
    const option = options[this.marked];
    if (option) this.field.setAttribute("aria-activedescendant", option.id);
    else this.field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  pick(index) {
    const picked = this.items[index];
    this.close();
    this.onpick(picked.value, picked);
  }

  close() {
    this.list.hidden = true;
    this.list.replaceChildren();
    this.items = [];
    this.field.ariaExpanded = "false";
    this.field.removeAttribute("aria-activedescendant");
  }

  /** Take a key that is meant for the list; whether it was. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    const taken = {
      ArrowDown: () => this.mark(this.marked + 1),
      ArrowUp: () => this.mark(this.marked - 1),
      Escape: () => this.close(),
      Enter: this.items.length ? () => this.pick(this.marked) : null,
      Tab: this.items.length && !event.shiftKey ? () => this.pick(this.marked) : null,
    }[event.key];
    if (!taken) return false;
    event.preventDefault();
    event.stopPropagation();
    taken();
    return true;
  }
}
