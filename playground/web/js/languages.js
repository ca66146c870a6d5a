// Discord's languages, those of the bot first.

import { fresh, h } from "./dom.js";

const FIRST = ["en-US", "it", "uk"];
const CODES =
  "en-GB id da de es-ES es-419 fr hr lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru hi th zh-CN ja zh-TW ko".split(
    " ",
  );

const inItself = (code) => new Intl.DisplayNames([code], { type: "language" }).of(code);

export function languagePicker(chosen) {
  const options = [...FIRST, ...CODES].map((code) => h("option", { value: code }, inItself(code)));
  const select = h("select", { id: fresh("language") }, options);
  select.value = chosen;
  return select;
}
