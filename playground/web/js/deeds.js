// Asking the playground to do something, as the persona of this window.

import { emit, state } from "./state.js";

/** Why something was not done, in words to show. */
export class Refused extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }

  /** Whether the bot gave no answer in time. */
  get unanswered() {
    return this.status === 504;
  }
}

const mine = (deed) => `/site/as/${encodeURIComponent(state.as)}/${deed}`;

export const act = (deed, asked) => post(mine(deed), asked);

export const tryTo = (deed, asked) => attempt(mine(deed), asked);

/** Do it; null, and a line among the messages that says why, where it was not done. */
export async function attempt(path, asked) {
  try {
    return await post(path, asked);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    emit("failed", error.message);
    return null;
  }
}

export async function post(path, asked) {
  const answer = await sent(path, asked);
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, reason(body, answer));
  return body;
}

async function sent(path, asked) {
  const headers = { "Content-Type": "application/json" };
  try {
    return await fetch(path, { method: "POST", headers, body: JSON.stringify(asked) });
  } catch {
    throw new Refused(0, "The playground does not answer. Is it still running?");
  }
}

function reason(body, answer) {
  const details = [...leaves(body.details)];
  return [body.error ?? `Error ${answer.status}`, ...details].join(" ");
}

function* leaves(details) {
  if (details === null || typeof details !== "object") return;
  for (const error of details._errors ?? []) yield error.message;
  for (const [key, below] of Object.entries(details)) if (key !== "_errors") yield* leaves(below);
}
