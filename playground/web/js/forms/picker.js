// A select menu: a button that opens a list. With several to pick, "Done" or leaving it sends them.

import { fresh, h } from "../dom.js";
import { icon } from "../icons.js";
import { emit } from "../state.js";
import { offers } from "./offers.js";
import { Popup } from "./popup.js";

export class Picker {
  /**
   * @param it the component, of any type of select
   * @param how channelId: where it is; label: its name; empty: what stands in it while nothing is
   *   picked, if not its name; onpick: told the values picked
   */
  constructor(it, how) {
    this.it = it;
    this.how = how;
    this.offers = offers(it, how.channelId);
    this.values = this.offers.filter((one) => one.chosen).map((one) => one.value);
    this.least = it.min_values ?? 1;
    this.most = it.max_values ?? 1;
    this.face = h("span", { class: "face" });
    this.element = h("button", this.shape(), this.face, icon("down"));
    this.element.addEventListener("click", () => this.open());
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      event.stopPropagation();
      this.open();
    });
    this.draw();
  }

  shape() {
    return {
      type: "button",
      id: fresh("picker"),
      class: "picker",
      disabled: Boolean(this.it.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
    };
  }

  open() {
    if (this.popup) return;
    this.element.setAttribute("aria-expanded", "true");
    this.popup = new Popup(this.element, this.offers, {
      label: this.how.label,
      values: this.values,
      least: this.least,
      most: this.most,
      onclose: (values) => this.closed(values),
    });
  }

  closed(values) {
    this.popup = null;
    this.element.setAttribute("aria-expanded", "false");
    if (values) {
      this.values = values;
      this.draw();
      this.how.onpick(values);
    }
    emit("menu-closed");
  }

  draw() {
    const labels = this.offers.filter((one) => this.values.includes(one.value)).map((one) => one.label);
    this.face.replaceChildren(labels.length ? labels.join(", ") : (this.how.empty ?? this.how.label));
    this.face.classList.toggle("empty", !labels.length);
    const name = labels.length ? `${this.how.label}: ${labels.join(", ")}` : this.how.label;
    this.element.setAttribute("aria-label", name);
  }
}
