// A file a person picked, as the playground takes it.

export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { filename: file.name, type: file.type || "application/octet-stream", data: btoa(text) };
}

export function sizeInWords(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** The same address without its host, which may be written in two ways. */
export function local(url) {
  if (!url || !URL.canParse(url)) return null;
  const { hostname, port, pathname, search } = new URL(url);
  const ours = ["127.0.0.1", "localhost"].includes(hostname) && port === location.port;
  return ours ? pathname + search : null;
}
