const titles = /^((gs|pgs|ts|ths|bs|bsck1|bsck2|bscki|bsckii|bác sĩ|bác sỹ|ds|đd|cn|dr|ckii?|ck[12])[\s.]+)+/iu;

/**
 * One or two letters for a person without a portrait: of the middle or family name and of the given name, which
 * Vietnamese write last. Titles before the name do not count.
 */
export function initials(name: string): string {
  const plain = name.normalize('NFC').trim();
  const words = (plain.replace(titles, '') || plain).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const letters = words.length > 1 ? [words.at(-2), words.at(-1)] : words;
  return letters.map(word => word?.charAt(0).toLocaleUpperCase('vi') ?? '').join('') || '?';
}

/** A number from 0 to `count - 1`, the same for the same name on every machine. */
export function toneOf(name: string, count: number): number {
  let hash = 7;
  for (const letter of name.normalize('NFC')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % count;
}
