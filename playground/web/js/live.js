// The one live connection of a window. It comes back by itself, and is told all anew when it does.

import { emit, state } from "./state.js";

const SOONEST = 250;
const LATEST = 4000;

let socket = null;
let wait = SOONEST;

export function connect() {
  socket?.close();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/site/live?as=${encodeURIComponent(state.as)}`);
  socket = mine;
  mine.addEventListener("open", () => {
    wait = SOONEST;
    emit("online");
  });
  mine.addEventListener("message", (event) => {
    if (socket !== mine) return;
    const told = JSON.parse(event.data);
    emit(told.op, told);
  });
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    emit("offline");
    setTimeout(() => socket === mine && connect(), wait);
    wait = Math.min(wait * 2, LATEST);
  });
}

export function tell(op, more = {}) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ op, ...more }));
}
