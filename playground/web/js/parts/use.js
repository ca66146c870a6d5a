// Using a control of a message: it waits, then shows what came of it in its place.

import { act } from "../deeds.js";
import { $, h } from "../dom.js";
import { openForm } from "../forms/modal.js";

/** Reasons why the last use of a message's controls failed, by message id. */
const failures = new Map();

export async function useComponent(control, message, deed, more) {
  if (control.getAttribute("aria-busy") === "true") return;
  control.setAttribute("aria-busy", "true");
  show(message.id, null);
  try {
    const asked = { channel: message.channel_id, message: message.id, ...more };
    const answer = await act(deed, asked);
    if (answer.form) openForm(answer.form, control);
  } catch (error) {
    show(message.id, error.unanswered ? "This interaction failed" : error.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}

export function failureOf(messageId) {
  const text = failures.get(messageId);
  return text ? h("p", { class: "failure", role: "alert" }, text) : null;
}

function show(messageId, text) {
  if (text) failures.set(messageId, text);
  else failures.delete(messageId);
  const article = document.getElementById(`message-${messageId}`);
  if (!article) return;
  $(".failure", article)?.remove();
  const shown = failureOf(messageId);
  if (shown) $(".body", article).append(shown);
}
