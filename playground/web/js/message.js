// One message: who, when, what, and what stands below it.

import { avatar } from "./avatar.js";
import { tryTo } from "./deeds.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown/blocks.js";
import { jump } from "./markdown/links.js";
import { attachment } from "./parts/media.js";
import { components } from "./parts/layout.js";
import { embed } from "./parts/embed.js";
import { failureOf } from "./parts/use.js";
import { nameOf, state } from "./state.js";
import { clock, day } from "./time.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const PINNED = 6;
const COMMAND = 20;
const TOGETHER = 7 * 60 * 1000;

export function messageOf(it, before) {
  const joined = follows(it, before);
  const kind = [
    "message",
    joined ? "joined" : "",
    it.flags & EPHEMERAL ? "ephemeral" : "",
    it.pinged_me ? "pinged" : "",
  ];
  const name = nameOf(it.author.id) ?? it.author.username;
  const shape = {
    id: `message-${it.id}`,
    class: kind.filter(Boolean).join(" "),
    tabindex: "-1",
    "data-id": it.id,
    "aria-label": `${name}, ${day(it.timestamp)}`,
  };
  const head = joined
    ? h("time", { class: "side-time", datetime: it.timestamp }, clock(it.timestamp))
    : avatar(it.author.id, name);
  return h(
    "article",
    shape,
    origin(it),
    head,
    h("div", { class: "body" }, joined ? null : heading(it, name), content(it), foot(it)),
  );
}

/** Whether it stands under the head of the message before it. */
function follows(it, before) {
  if (!before || it.type !== 0 || it.interaction_metadata || it.message_reference) return false;
  const near = new Date(it.timestamp) - new Date(before.timestamp) < TOGETHER;
  return (
    near &&
    before.author.id === it.author.id &&
    (before.flags & EPHEMERAL) === (it.flags & EPHEMERAL) &&
    before.type !== PINNED
  );
}

function heading(it, name) {
  const tag = it.author.bot ? h("span", { class: "tag" }, "APP") : null;
  const when = h("time", { datetime: it.timestamp }, day(it.timestamp));
  return h("h3", { class: "author" }, h("span", { class: "name" }, name), tag, when);
}

/** The line above a message that answers something. */
function origin(it) {
  if (it.type === COMMAND && it.interaction_metadata) {
    const who = nameOf(it.interaction_metadata.user.id) ?? "Somebody";
    return h("p", { class: "origin" }, `${who} used `, commandOf(it.interaction_metadata.name));
  }
  const replied = it.referenced_message;
  if (!replied) return null;
  const words = `${nameOf(replied.author.id)}: ${replied.content.slice(0, 80) || "a message"}`;
  return h("p", { class: "origin" }, jump(replied.channel_id, replied.id, words));
}

/** A command as this window's person calls it; an old message may not say which it was. */
function commandOf(path) {
  if (!path) return "a slash command";
  return h("b", {}, `/${state.commands.find((one) => one.path === path)?.label ?? path}`);
}

function content(it) {
  if (it.flags & LOADING)
    return h(
      "p",
      { class: "loading" },
      `${nameOf(it.author.id)} is thinking`,
      h("span", { class: "dots" }, "…"),
    );
  if (it.type === PINNED) return h("p", { class: "system" }, "pinned a message.");
  const used = it.flags & V2 ? [] : it.attachments.map(attachment);
  const words = it.content ? markdown(it.content) : null;
  if (words && onlyEmoji(it.content)) words.classList.add("big");
  return [words, ...used, ...it.embeds.map(embed), ...components(it.components, it)];
}

const onlyEmoji = (text) => /^(\p{Extended_Pictographic}\uFE0F?\s*){1,10}$/u.test(text);

function foot(it) {
  return [
    it.edited_timestamp ? h("small", { class: "edited", title: day(it.edited_timestamp) }, "(edited)") : null,
    it.thread
      ? h(
          "p",
          { class: "thread-link" },
          icon("thread"),
          jump(it.thread.id, null, `Thread: ${it.thread.name}`),
        )
      : null,
    it.flags & EPHEMERAL ? dismissal(it) : null,
    failureOf(it.id),
  ];
}

function dismissal(it) {
  const dismiss = () => tryTo("dismiss", { channel: it.channel_id, message: it.id });
  const button = h(
    "button",
    { type: "button", class: "plain-link", "data-control": "", "data-key": "dismiss", onclick: dismiss },
    "Dismiss message",
  );
  return h("p", { class: "only-you" }, icon("eye"), "Only you can see this • ", button);
}
