// The page's own small drawings.

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  developer: "M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M6 4v9a4 4 0 0 0 4 4h8M14 13l4 4-4 4",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  window: "M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  down: "M6 9l6 6 6-6",
  eye: "M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.classList.add("drawing");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  drawing.append(path);
  return drawing;
}
