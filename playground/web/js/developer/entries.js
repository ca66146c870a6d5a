// Calls and events of the wire, each a line that opens to all that was sent.

import { h } from "../dom.js";

export function entry({ title, tone, pieces }) {
  const body = h("div");
  const details = h("details", { class: `entry ${tone}` }, h("summary", {}, title), body);
  details.addEventListener("toggle", () => {
    if (details.open && !body.childElementCount)
      body.append(...pieces().flatMap(([name, data]) => raw(name, data)));
  });
  return details;
}

function raw(name, text) {
  return [h("h3", {}, name), h("pre", { tabindex: "0" }, text)];
}

const list = (data) => JSON.stringify(data, null, 2);

const at = (seconds) => h("time", {}, new Date(seconds * 1000).toLocaleTimeString("en-GB"));

export function callOf(call) {
  const fault = call.fault ? ` · trouble: ${call.fault}` : "";
  const status = h("b", {}, call.status ? String(call.status) : "cut");
  return {
    tone: call.status >= 400 || !call.status ? "bad" : "good",
    title: [
      at(call.at),
      " ",
      status,
      ` ${call.method} ${short(call.path)} `,
      h("small", {}, `${call.milliseconds} ms${fault}`),
    ],
    pieces: () => [
      [`${call.method} ${call.path}`, list(call.query)],
      ["Request", call.request],
      ...(call.files.length ? [["Files", list(call.files)]] : []),
      ["Response", call.response],
    ],
  };
}

/** A path without the length of its tokens. */
const short = (path) => path.replaceAll(/[\w-]{40,}/g, "…");

export function eventOf(event) {
  const name = event.name ?? OPCODES[event.op] ?? `op ${event.op}`;
  const arrow = event.sent ? "to the bot" : "from the bot";
  return {
    tone: event.sent ? "sent" : "heard",
    title: [at(event.at), ` ${event.sent ? "↓" : "↑"} `, h("b", {}, name), " ", h("small", {}, arrow)],
    pieces: () => [[name, event.data]],
  };
}

const OPCODES = {
  1: "Heartbeat",
  2: "Identify",
  3: "Presence",
  6: "Resume",
  7: "Reconnect",
  8: "Request members",
  9: "Invalid session",
  10: "Hello",
  11: "Heartbeat heard",
};
