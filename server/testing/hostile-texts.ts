const join = (...parts: string[]) => parts.join('');
const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** So many of one, then as many of the other. */
const halves = (one: string, other: string) => (length: number) =>
  join('a', fill(one, length / 2), fill(other, length / 2 - 1));
const filled = (unit: string) => (length: number) => fill(unit, length);
const after = (start: string, unit: string) => (length: number) => join(start, fill(unit, length)).slice(0, length);
const before = (unit: string, end: string) => (length: number) => join(fill(unit, length - end.length), end);

/** Texts of any length at which something that reads them may stumble, by what they are. */
const HOSTILE_TEXTS = {
  'marks in turn': after('a', '\u0323\u0301'),
  'marks of three kinds': after('a', '\u0301\u0323\u0328'),
  'marks, then others': halves('\u0301', '\u0323'),
  'marks after marks that nobody sees between': after('a', `${'\u0301\u0323'.repeat(4)}\u200d`),
  'marks with apostrophes between': after('a', `${'\u0301\u0323'.repeat(4)}’`),
  'letters under heaps of marks': filled(`z${'\u0300\u0316\u0334\u0489'.repeat(8)}`),
  'nested elements': filled('<b>'),
  'paragraphs in items': filled('<p><li>'),
  'elements that others close': length => join(fill('<i>', length / 2), fill('</b>', length / 2)),
  'an open attribute': after('<a href="', 'a'),
  'open attributes': filled('<a href="'),
  'open comments': filled('<!--'),
  'one word': filled('a'),
  'one word with accents': filled('ế'),
  'one word and a sign': before('a', '!'),
  digits: filled('9'),
  'digits and spaces': filled('0 '),
  families: filled('👨‍👩‍👧‍👦'),
  flags: filled('🇻🇳'),
  'half letters': filled('\ud800'),
  percents: filled('%25'),
  'broken percents': filled('%E0%A4%'),
  'spaces before a letter': before(' ', 'a'),
  'tabs and spaces': filled('\t \u00a0'),
  'line ends before a letter': before('\n', 'a'),
  'line separators': filled('a\u2028'),
  jamo: filled('\u1112\u1161\u11ab'),
  'written from the right': filled('\u202ea\u202c'),
  'letters that grow': filled('\ufdfa\ufb2c\u1f82İ'),
  'a long address': length => join(fill('a.', length / 2), '@', fill('b-.', length / 2 - 1)),
  'many addresses': filled('a@b.vn '),
  'a run of @': filled('a@'),
  'hyphens and dots': filled('a-1.'),
  titles: filled('bs. '),
  slashes: filled('/'),
  escapes: filled('\\"'),
} as const satisfies Readonly<Record<string, (length: number) => string>>;
export type HostileText = keyof typeof HOSTILE_TEXTS;

export const HOSTILE_NAMES = Object.keys(HOSTILE_TEXTS).filter((name): name is HostileText => name in HOSTILE_TEXTS);

/**
 * One of each kind that costs a careless reader the most. Every schema and every function that reads texts is tried
 * with all of them; over HTTP, where a try costs a hundred times as much, these stand for their kinds.
 */
export const DEAREST_NAMES = [
  'marks, then others',
  'nested elements',
  'one word',
  'families',
  'broken percents',
] satisfies readonly HostileText[];
export const DEAR_NAMES = [
  ...DEAREST_NAMES,
  'marks after marks that nobody sees between',
  'letters under heaps of marks',
  'open attributes',
  'digits and spaces',
  'spaces before a letter',
  'a long address',
  'letters that grow',
] satisfies readonly HostileText[];

/** A text of at most `length` characters. */
export const hostileText = (name: HostileText, length: number): string =>
  HOSTILE_TEXTS[name](Math.max(2, length)).slice(0, length);

/** The longest of a kind whose form on the way, made by `write`, has at most `bytes`. */
export function hostileBytes(name: HostileText, bytes: number, write: (text: string) => string): string {
  const whole = hostileText(name, bytes);
  const share = bytes / Buffer.byteLength(write(whole));
  return share >= 1 ? whole : hostileText(name, Math.floor(bytes * share * 0.98));
}
