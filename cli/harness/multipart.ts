const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A multipart body: lists become repeated fields, and so many pictures of one dot follow as `images`. */
export function multipart(fields: Readonly<Record<string, string | readonly string[]>>, pictures = 0): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' ? [value] : value) form.append(name, each);
  }
  for (let n = 1; n <= pictures; n += 1) form.append('images', new Blob([new Uint8Array(PNG)]), `anh-${n}.png`);
  return form;
}
