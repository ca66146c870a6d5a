// Adding a person to the server.

import { post, Refused } from "./deeds.js";
import { fresh, h } from "./dom.js";
import { languagePicker } from "./languages.js";

export function addPerson() {
  const title = fresh("title");
  const name = h("input", {
    id: fresh("name"),
    type: "text",
    maxlength: "100",
    required: true,
    autocomplete: "off",
  });
  const language = languagePicker("en-US");
  const failure = h("p", { class: "failure", role: "alert", hidden: true });
  const cancel = h(
    "button",
    { type: "button", class: "button plain", onclick: () => dialog.close() },
    "Cancel",
  );
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id: title }, "Add a person"),
    h("div", { class: "form-field" }, h("label", { for: name.id }, "Name"), name),
    h("div", { class: "form-field" }, h("label", { for: language.id }, "Language"), language),
    failure,
    h("div", { class: "dialog-foot" }, cancel, h("button", { class: "button main" }, "Add")),
  );
  const dialog = h("dialog", { class: "form", "aria-labelledby": title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await post("/site/people", { name: name.value, locale: language.value });
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      failure.textContent = error.message;
      failure.hidden = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
