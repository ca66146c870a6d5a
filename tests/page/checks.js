// Checks of the page that need its computed styles: contrast of texts, names of controls.

const visible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .unseen, .skip");

const parts = (colour) => {
  const numbers = colour.match(/[\d.]+/g).map(Number);
  return { rgb: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
};

function behind(element) {
  for (let it = element; it; it = it.parentElement) {
    const { rgb, alpha } = parts(getComputedStyle(it).backgroundColor);
    if (alpha === 1) return rgb;
  }
  return [255, 255, 255];
}

function luminance(rgb) {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const hasText = (element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());

/** Texts with a contrast below 4.5 to 1; disabled controls and covered spoilers may have less. */
function faint() {
  const texts = [...document.body.querySelectorAll("*")].filter((it) => visible(it) && hasText(it));
  return texts
    .filter((it) => !it.closest(":disabled, [aria-disabled], .spoiler:not(.shown)"))
    .map((it) => [
      it.className,
      it.textContent.slice(0, 30),
      contrast(parts(getComputedStyle(it).color).rgb, behind(it)),
    ])
    .filter(([, , ratio]) => ratio < 4.5);
}

function nameOf(it) {
  const by = it.getAttribute("aria-labelledby");
  const labels = [...(it.labels ?? [])].map((label) => label.innerText);
  const named =
    it.ariaLabel ||
    (by && document.getElementById(by)?.innerText) ||
    labels.join(" ") ||
    it.innerText ||
    it.alt ||
    "";
  return named.trim();
}

const CONTROLS =
  "button, a, input, select, textarea, summary, dialog, nav, aside, [role=listbox], [role=tabpanel], [role=feed], [role=group]";

/** Controls and regions without a name, and pictures without a text. */
function nameless() {
  const there = [...document.querySelectorAll(CONTROLS)].filter(visible);
  const pictures = [...document.querySelectorAll("img")].filter((it) => !it.hasAttribute("alt"));
  return [...there.filter((it) => !nameOf(it)), ...pictures].map((it) => it.outerHTML.slice(0, 120));
}

const BOXES = "#timeline, #places, .popup, .popup ul, .suggestions, .panel, dialog, .container, .embed";

/** What reaches beyond the sides of the window or of its box, but for what scrolls sideways. */
function wide() {
  const scrolls = (it) => it.closest("pre, #people");
  const beyond = (it) => {
    const { left, right, width } = it.getBoundingClientRect();
    const { left: from, right: to } = it.closest(BOXES)?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return width > 0 && (left < Math.max(from, 0) - 1 || right > Math.min(to, innerWidth) + 1);
  };
  const cut = (it) => it.matches(BOXES) && it.scrollWidth > it.clientWidth + 1;
  const there = [...document.body.querySelectorAll("*")].filter((it) => visible(it) && !scrolls(it));
  return there.filter((it) => beyond(it) || cut(it)).map((it) => `wide: ${it.outerHTML.slice(0, 120)}`);
}
