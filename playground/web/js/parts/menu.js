// Select menus in messages: strings, people, roles, channels.

import { useComponent } from "./use.js";
import { Picker } from "../forms/picker.js";

export function menuOf(it, message) {
  const picker = new Picker(it, {
    channelId: message.channel_id,
    label: it.placeholder ?? "Choose",
    onpick: (values) => useComponent(picker.element, message, "choose", { custom_id: it.custom_id, values }),
  });
  picker.element.dataset.key = it.custom_id;
  picker.element.dataset.control = "";
  return picker.element;
}
