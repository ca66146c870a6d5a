// Links: to places in Discord they lead within the page, all others to a new window.

import { h } from "../dom.js";
import { channel, state } from "../state.js";

const PLACE =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

export function link(url, words = null) {
  const found = PLACE.exec(url);
  if (found) return jump(found[1], found[2], words);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words ?? url);
}

/** A link to a channel, or to a message in it. */
export function jump(channelId, messageId, words = null, kind = "") {
  const shape = { href: address(channelId, messageId), "data-channel": channelId, class: kind };
  if (messageId) shape["data-message"] = messageId;
  return h("a", shape, words ?? placeName(channelId, messageId));
}

export function address(channelId, messageId = null) {
  const query = new URLSearchParams({ as: state.as, at: channelId });
  if (messageId) query.set("message", messageId);
  return `/?${query}`;
}

function placeName(channelId, messageId) {
  const name = channel(channelId)?.name ?? "unknown";
  return messageId ? `#${name} › message` : `#${name}`;
}
