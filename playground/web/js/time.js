// Discord's timestamps, the relative ones counting.

import { h } from "./dom.js";
import { me } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const locale = () => me()?.locale ?? "en-US";

export function stamp(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(`<t:${seconds}>`);
  const full = inWords(moment, "F");
  const text = style === "R" ? relative(seconds) : inWords(moment, style);
  const shape = { class: "stamp", datetime: moment.toISOString(), title: full };
  if (style === "R") shape["data-counts"] = String(seconds);
  return h("time", shape, text);
}

export const clock = (iso) => inWords(new Date(iso), "t");

export function day(iso) {
  const moment = new Date(iso);
  const today = new Date().toDateString() === moment.toDateString();
  return today ? inWords(moment, "t") : `${inWords(moment, "d")} ${inWords(moment, "t")}`;
}

const inWords = (moment, style) =>
  new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(moment);

/** Seconds without their sign, to whole parts of the unit below that at a place of the list. */
function rounded(away, place) {
  const [, part] = UNITS[place + 1] ?? UNITS.at(-1);
  return Math.round(Math.abs(away) / part) * part;
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length], place) => rounded(away, place) >= length) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return words.format(Math.round(away / size), unit);
}

setInterval(() => {
  for (const it of document.querySelectorAll("time[data-counts]")) {
    const text = relative(Number(it.dataset.counts));
    if (it.textContent !== text) it.textContent = text;
  }
}, 1000);
