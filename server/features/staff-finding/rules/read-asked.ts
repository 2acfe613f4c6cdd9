import type { Asked } from '../../../platform/finding/find-source.ts';
import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** What was typed, and the page whose address it is. */
export interface ReadText {
  readonly text: string;
  readonly asked: Asked;
  /** The path of the page whose address was pasted, without its last part; undefined for any other text. */
  readonly page: string | undefined;
  /** Folded words that must all stand in what is found by words. */
  readonly words: readonly string[];
  /** An email address or a phone number: a person is looked for. */
  readonly isOfPerson: boolean;
}

const ID = /^#?([1-9]\d{0,8})$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const CODE = /^(?=.*\d)[^\s]{1,80}$/;
/** With or without scheme and host: `https://antam.vn/bac-si/le-an-12/?tu=1`, `antam.vn/bac-si/le-an-12`, `/bac-si/le-an-12/`. */
const ADDRESS = /^(?:(?:https?:\/\/)?[a-z\d.-]+(?::\d+)?)?(\/[a-z\d-]+\/)([^/?#\s]+)\/?(?:[?#].*)?$/i;
const ID_BEHIND_SLUG = /(?:^|-)([1-9]\d{0,8})$/;
/** As long as the longest `folded_name`. */
const MAX_NAME = 220;
/** Whatever the text is. */
const ANY = '%';

/** What reading needs to know of the kinds. */
interface Known {
  /** What stands before the last part of the paths of their pages. */
  readonly pages: ReadonlySet<string | undefined>;
  readonly personNameOf: (name: string) => string;
}

/** Reads what staff typed or pasted; undefined where that says nothing. */
export function readAsked(typed: string, { pages, personNameOf }: Known): ReadText | undefined {
  const text = typed.trim();
  const [, page = '', last = ''] = ADDRESS.exec(text) ?? [];
  // Numbers of licences hold strokes, too: only what begins as an address of a page is one.
  if (pages.has(page.toLowerCase())) return ofAddress(text, page.toLowerCase(), last);
  const folded = foldText(text);
  if (folded === '') return undefined;
  const words = folded.split(' ');
  const email = EMAIL.test(text) ? text.toLowerCase() : null;
  const phone = parsePhone(text)?.e164 ?? null;
  const [first = ANY, second = ANY, third = ANY, fourth = ANY] = words.map(word => `% ${word}%`);
  const asked: Asked = {
    id: idIn(text, ID),
    phone,
    email,
    code: CODE.test(text) ? text.toLowerCase() : null,
    slug: null,
    name: folded.slice(0, MAX_NAME),
    person: personNameOf(text),
    first,
    second,
    third,
    fourth,
  };
  return { text, asked, page: undefined, words, isOfPerson: email !== null || phone !== null };
}

/** Nothing is looked for by words. */
const NO_WORDS = { name: '', person: '', first: '', second: '', third: '', fourth: '' };

function ofAddress(text: string, page: string, last: string): ReadText {
  const asked: Asked = {
    ...NO_WORDS,
    id: idIn(last, ID_BEHIND_SLUG),
    phone: null,
    email: null,
    code: null,
    slug: last.toLowerCase(),
  };
  return { text, asked, page, words: [], isOfPerson: false };
}

function idIn(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
