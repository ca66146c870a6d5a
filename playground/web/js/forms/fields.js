// The fields of a form: text, menus, radio buttons, checkboxes, files.

import { $, $$, fresh, h } from "../dom.js";
import { packed } from "../files.js";
import { Picker } from "./picker.js";

const MULTILINE = 2;

const KINDS = {
  4: text,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  19: upload,
  21: radio,
  22: checkboxes,
  23: checkbox,
};

/** A field as {element, name, value(), check(), focus()}. */
export function fieldOf(it, about) {
  const parts = KINDS[it.type](it, about);
  const error = h("p", { class: "failure", id: fresh("error"), hidden: true });
  const element = h("div", { class: "form-field" }, parts.nodes, error);
  for (const kind of ["input", "change"])
    element.addEventListener(kind, () => error.hidden || report(parts, error));
  return {
    element,
    name: it.custom_id,
    value: parts.value,
    focus: () => parts.control().focus(),
    check: () => report(parts, error),
  };
}

function report(parts, error) {
  const wrong = parts.wrong();
  error.textContent = wrong ?? "";
  error.hidden = !wrong;
  const control = parts.control();
  control.setAttribute("aria-invalid", String(Boolean(wrong)));
  control.setAttribute("aria-describedby", error.id);
  return !wrong;
}

const isRequired = (it) => it.required !== false;

function caption(it, about, target = null) {
  const star = isRequired(it) ? h("span", { class: "star", title: "required" }, " *") : null;
  const name = target ? h("label", { for: target }, about.label, star) : h("legend", {}, about.label, star);
  return about.description ? [name, h("p", { class: "hint" }, about.description)] : [name];
}

function text(it, about) {
  const id = fresh("text");
  const shape = {
    id,
    placeholder: it.placeholder,
    maxlength: it.max_length ?? 4000,
    "aria-required": String(isRequired(it)),
    value: it.value ?? "",
  };
  const control =
    it.style === MULTILINE
      ? h("textarea", { ...shape, rows: 4 })
      : h("input", { ...shape, type: "text", autocomplete: "off" });
  const least = it.min_length ?? 0;
  return {
    nodes: [...caption(it, about, id), control],
    control: () => control,
    value: () => control.value,
    wrong: () => {
      if (!control.value) return isRequired(it) ? "This field is required." : null;
      return control.value.length < least ? `Must be at least ${least} characters long.` : null;
    },
  };
}

function menu(it, about) {
  const picker = new Picker(it, {
    channelId: about.channelId,
    label: about.label,
    empty: it.placeholder ?? "Choose",
    onpick: () => picker.element.dispatchEvent(new Event("change", { bubbles: true })),
  });
  const least = isRequired(it) ? (it.min_values ?? 1) : 0;
  return {
    nodes: [...caption(it, about, picker.element.id), picker.element],
    control: () => picker.element,
    value: () => picker.values,
    wrong: () => (picker.values.length < least ? `Pick at least ${least}.` : null),
  };
}

function choices(it, about, type) {
  const name = fresh("choice");
  const options = it.options.map((one) => {
    const input = h("input", { type, name, value: one.value, checked: Boolean(one.default) });
    const detail = one.description ? h("small", {}, one.description) : null;
    return h("label", { class: "choice" }, input, h("span", {}, one.label), detail);
  });
  const group = h("fieldset", {}, caption(it, about), options);
  return { group, picked: () => $$("input:checked", group).map((input) => input.value) };
}

function radio(it, about) {
  const { group, picked } = choices(it, about, "radio");
  return {
    nodes: [group],
    control: () => $("input:checked", group) ?? $("input", group),
    value: () => picked()[0] ?? null,
    wrong: () => (isRequired(it) && !picked().length ? "Choose one." : null),
  };
}

function checkboxes(it, about) {
  const { group, picked } = choices(it, about, "checkbox");
  const least = it.min_values ?? 1;
  const most = it.max_values ?? it.options.length;
  return {
    nodes: [group],
    control: () => $("input", group),
    value: picked,
    wrong: () => {
      const count = picked().length;
      if (!count && !isRequired(it)) return null;
      return count < least || count > most ? `Pick ${least} to ${most}.` : null;
    },
  };
}

function checkbox(it, about) {
  const input = h("input", { type: "checkbox", checked: Boolean(it.default) });
  const hint = about.description ? h("small", {}, about.description) : null;
  const line = h("label", { class: "choice" }, input, h("span", {}, about.label), hint);
  return { nodes: [line], control: () => input, value: () => input.checked, wrong: () => null };
}

function upload(it, about) {
  const id = fresh("file");
  const most = it.max_values ?? 1;
  const least = isRequired(it) ? (it.min_values ?? 1) : 0;
  const input = h("input", { id, type: "file", multiple: most > 1 });
  return {
    nodes: [...caption(it, about, id), input],
    control: () => input,
    value: () => Promise.all([...input.files].map(packed)),
    wrong: () => {
      if (input.files.length > most) return `At most ${most} file${most > 1 ? "s" : ""}.`;
      return input.files.length < least ? (least > 1 ? `Add at least ${least} files.` : "Add a file.") : null;
    },
  };
}
