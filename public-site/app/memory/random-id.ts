/** A random UUID (version 4), also where the page has no secure context and `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => fixed(byte, place).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The text when it is such an id, else null. */
export function asRandomId(text: string | null | undefined): string | null {
  return typeof text === 'string' && UUID.test(text) ? text : null;
}

/** The bits that say which kind of UUID it is. */
function fixed(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
