// What Discord's client says of an option before it sends anything.

const STRING = 3;
const INTEGER = 4;
const NUMBER = 10;

/** Why a text is no value for an option; null where it is one. */
export function wrongWith(option, text, { filled, taken, known }) {
  if (!filled) return option.required ? "This option is required. Specify a value." : null;
  if (taken !== undefined) return null;
  if (known) return known.includes(text.toLowerCase()) ? null : "Pick one of the list.";
  if (option.type === INTEGER && !/^[-+]?\d{1,15}$/.test(text)) return "Input a valid whole number.";
  if (option.type === NUMBER && !Number.isFinite(Number(text))) return "Input a valid number.";
  if ([INTEGER, NUMBER].includes(option.type))
    return outside(Number(text), option.min_value, option.max_value, "");
  if (option.type === STRING)
    return outside(text.length, option.min_length, option.max_length, " characters long");
  return null;
}

function outside(size, low = -Infinity, high = Infinity, unit) {
  if (size >= low && size <= high) return null;
  if (low === -Infinity) return `Must be at most ${high}${unit}.`;
  if (high === Infinity) return `Must be at least ${low}${unit}.`;
  return `Must be between ${low} and ${high}${unit}.`;
}
