// The list of a select menu, over everything else until something is picked or it is left.

import { $$, fresh, h } from "../dom.js";
import { follow } from "../keys.js";
import { place } from "./place.js";

const SEARCHED = 12;

export class Popup {
  /**
   * @param anchor the control it belongs to
   * @param offers {label, detail, value, emoji}
   * @param how label, values, least, most; onclose: told the values, or null where nothing changed
   */
  constructor(anchor, offers, how) {
    Object.assign(this, { anchor, offers, how, values: new Set(how.values) });
    this.many = how.most > 1 || how.least === 0;
    this.list = h("ul", {
      role: "listbox",
      id: fresh("list"),
      "aria-label": how.label,
      "aria-multiselectable": this.many ? "true" : null,
    });
    this.box = h("div", { class: "popup" }, this.search(), this.list, this.foot());
    (anchor.closest("dialog") ?? document.body).append(this.box);
    this.fill("");
    this.listen();
    place(this.box, anchor);
    const first = this.options().find((one) => one.ariaSelected === "true") ?? this.options()[0];
    (this.field ?? first ?? this.box).focus();
  }

  search() {
    if (this.offers.length <= SEARCHED || this.many) return null;
    this.field = h("input", {
      type: "text",
      "aria-label": "Search",
      placeholder: "Search",
      autocomplete: "off",
    });
    this.field.addEventListener("input", () => this.fill(this.field.value));
    return this.field;
  }

  foot() {
    if (!this.many) return null;
    this.done = h("button", { type: "button", class: "button main", onclick: () => this.finish() }, "Done");
    return h("div", { class: "popup-foot" }, h("small", {}, this.rule()), this.done);
  }

  rule() {
    const { least, most } = this.how;
    return least === most ? `Pick ${most}` : least ? `Pick ${least} to ${most}` : `Pick up to ${most}`;
  }

  fill(typed) {
    const wanted = typed.trim().toLowerCase();
    const there = this.offers.filter((one) => `${one.label} ${one.detail}`.toLowerCase().includes(wanted));
    this.list.replaceChildren(...there.map((one) => this.option(one)));
    if (!there.length) this.list.append(h("li", { class: "nothing" }, "Nothing there"));
    this.draw();
  }

  option(one) {
    const words = [one.emoji ? `${one.emoji} ` : "", one.label];
    const detail = one.detail ? h("small", {}, one.detail) : null;
    return h(
      "li",
      {
        role: "option",
        tabindex: "-1",
        class: "option",
        "data-value": one.value,
        onclick: () => this.pick(one.value),
      },
      h("span", {}, words.join("")),
      detail,
    );
  }

  options() {
    return $$(".option", this.list);
  }

  draw() {
    const full = this.values.size >= this.how.most;
    for (const option of this.options()) {
      const on = this.values.has(option.dataset.value);
      option.ariaSelected = String(on);
      option.ariaDisabled = this.many && full && !on ? "true" : null;
    }
    if (this.done) this.done.disabled = !this.fits();
  }

  fits() {
    return this.values.size >= this.how.least && this.values.size <= this.how.most;
  }

  pick(value) {
    if (!this.many) {
      this.values = new Set([value]);
      this.finish();
      return;
    }
    if (this.values.has(value)) this.values.delete(value);
    else if (this.values.size < this.how.most) this.values.add(value);
    this.draw();
  }

  listen() {
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.outside = (event) =>
      this.box.contains(event.target) || this.anchor.contains(event.target) || this.leave();
    this.follow = () => place(this.box, this.anchor);
    document.addEventListener("pointerdown", this.outside);
    addEventListener("resize", this.follow);
    addEventListener("scroll", this.follow, true);
    this.away = () => this.close(null, false);
    addEventListener("popstate", this.away);
    this.box.addEventListener("focusout", (event) => {
      const next = event.relatedTarget;
      if (next && !this.box.contains(next)) this.leave(false);
    });
  }

  key(event) {
    event.stopPropagation();
    if (event.key === "Escape") this.stop(event, () => this.close(null));
    const here = event.target.closest(".option");
    if (here && (event.key === " " || (event.key === "Enter" && !this.many)))
      this.stop(event, () => this.pick(here.dataset.value));
    else if (here && event.key === "Enter") this.stop(event, () => this.finish());
    const next =
      event.target === this.field && event.key !== "ArrowDown" ? null : follow(event, this.options(), here);
    if (next && event.target !== this.done) this.stop(event, () => next.focus());
  }

  stop(event, then) {
    event.preventDefault();
    then();
  }

  /** Send what was picked, if it is enough. */
  finish() {
    if (this.fits()) this.close([...this.values]);
  }

  /** Leave it by going elsewhere: several that were changed are sent, as on Discord. */
  leave(refocus = true) {
    const changed =
      this.values.size !== this.how.values.length || this.how.values.some((one) => !this.values.has(one));
    this.close(this.many && changed && this.fits() ? [...this.values] : null, refocus);
  }

  close(values, refocus = true) {
    if (this.closed) return;
    this.closed = true;
    document.removeEventListener("pointerdown", this.outside);
    removeEventListener("resize", this.follow);
    removeEventListener("scroll", this.follow, true);
    removeEventListener("popstate", this.away);
    if (refocus) this.anchor.focus();
    this.box.remove();
    this.how.onclose(values);
  }
}
