import { foldText } from '../../../platform/text/fold-text.ts';

/** Words behind a middle initial: `George H. W. Bush`. */
const WORDS_AFTER_INITIAL = 3;

/** A full stop with the word before it and, in a lookahead, the word or sign after it. */
const STOP = /([\p{L}\p{M}\p{Nd}]*)(\s*)\.(?=(\s*)([\p{L}\p{M}\p{Nd}]+|.?))/gu;
const WORD = /^[\p{L}\p{M}\p{Nd}]/u;
const INITIAL = /^\p{L}$/u;
const TWO_LETTERS = /^[a-z]{2}$/;

/** A full stop within a name. */
interface NameStop {
  /** The word before it, folded; empty where there is none. */
  readonly before: string;
  /** The word or the sign behind it; empty at the end. */
  readonly after: string;
  readonly isSpacedBefore: boolean;
  readonly isSpacedAfter: boolean;
  /** Words of two letters and more on either side. */
  readonly wordsBefore: number;
  readonly wordsAfter: number;
}

/** The full stops of a text, in order. */
export function stopsOf(text: string): NameStop[] {
  return [...text.matchAll(STOP)].map(
    ({ 0: all, 1: before = '', 2: left = '', 3: right = '', 4: after = '', index }) => ({
      before: foldText(before),
      after,
      isSpacedBefore: left !== '',
      isSpacedAfter: right !== '',
      wordsBefore: wordsIn(text.slice(0, index)),
      wordsAfter: wordsIn(text.slice(index + all.length)),
    }),
  );
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]{2,}/gu)?.length ?? 0;

/** Whether the stop joins two words as in `abc.vn`, `t.me` or `abc . com`, and not a degree and a name. */
export function isInAddress({ before, after, isSpacedBefore, isSpacedAfter }: NameStop): boolean {
  if (before === '' || !WORD.test(after)) return false;
  const end = after.toLowerCase();
  if (SURE_ENDS.has(end)) return true;
  const isChain = DEGREES.has(after) && TITLES.has(before);
  const isLikely = LIKELY_ENDS.has(after) || (TWO_LETTERS.test(after) && !isChain);
  if (isSpacedBefore) return isLikely;
  return !isSpacedAfter && (isLikely || end === 'me' || !mayStandBeforeStop(before));
}

/** Whether the stop ends a sentence that goes on behind it. */
export function isSentenceEnd({ before, after, wordsBefore, wordsAfter }: NameStop): boolean {
  if (after === '') return false;
  if (!mayStandBeforeStop(before)) return true;
  return INITIAL.test(before) && wordsBefore >= 2 && wordsAfter > WORDS_AFTER_INITIAL;
}

const mayStandBeforeStop = (word: string) => TITLES.has(word) || INITIAL.test(word);

/**
 * What a full stop may stand behind in a name, folded and without the stop: degrees, forms of address and kinds of
 * company, Vietnamese ones first, then foreign ones.
 */
const TITLES: ReadonlySet<string> = new Set([
  'gs',
  'pgs',
  'ts',
  'tskh',
  'ths',
  'bs',
  'bsck',
  'bscki',
  'bsckii',
  'bsck1',
  'bsck2',
  'bsnt',
  'bsdk',
  'bsyhct',
  'ck',
  'cki',
  'ckii',
  'ck1',
  'ck2',
  'ii',
  'nt',
  'ds',
  'dsck',
  'dscki',
  'dsckii',
  'dsdh',
  'dd',
  'cndd',
  'ddck',
  'cn',
  'ktv',
  'kty',
  'ys',
  'ly',
  'hs',
  'nhs',
  'tt',
  'ttut',
  'ttnd',
  'nsut',
  'nsnd',
  'ngut',
  'ngnd',
  'ks',
  'kts',
  'bv',
  'bvdk',
  'pk',
  'pkdk',
  'nk',
  'qt',
  'tp',
  'tx',
  'cty',
  'ctcp',
  'tnhh',
  'cp',
  'dn',
  'hcm',
  'dr',
  'dra',
  'drs',
  'mr',
  'mrs',
  'ms',
  'mx',
  'prof',
  'assoc',
  'asst',
  'st',
  'ste',
  'sr',
  'jr',
  'srta',
  'mme',
  'mlle',
  'rev',
  'fr',
  'hon',
  'capt',
  'col',
  'gen',
  'lt',
  'sgt',
  'esq',
  'ing',
  'ir',
  'mag',
  'dipl',
  'habil',
  'med',
  'dent',
  'univ',
  'phil',
  'lic',
  'md',
  'dds',
  'dmd',
  'phd',
  'rn',
  'bsc',
  'msc',
  'co',
  'ltd',
  'inc',
  'corp',
  'no',
  // Beginnings of names, as Vietnamese shorten them: `Ng. Văn A`.
  'ng',
  'ngh',
  'nh',
  'th',
  'tr',
  'ph',
  'kh',
  'gi',
  'qu',
  'ch',
]);

/** Degrees of two letters that are also country codes: `ths.bs` is no domain of the Bahamas. */
const DEGREES: ReadonlySet<string> = new Set(['bs', 'ts', 'gs', 'ds', 'cn', 'ck', 'dd', 'ys']);

/** Top-level domains that are no word of a name, in lower case. */
export const SURE_ENDS: ReadonlySet<string> = new Set([
  'com',
  'net',
  'org',
  'edu',
  'gov',
  'info',
  'biz',
  'mobi',
  'vn',
  'xyz',
  'app',
  'io',
  'tv',
  'cc',
  'icu',
  'zip',
]);

/** Top-level domains that are also names where they begin with a capital after a space: `Dr. Page`, `BS. Co`. */
const LIKELY_ENDS: ReadonlySet<string> = new Set([
  'name',
  'dev',
  'top',
  'site',
  'online',
  'shop',
  'store',
  'link',
  'click',
  'live',
  'club',
  'page',
  'web',
  'asia',
  'website',
  'space',
  'fun',
  'vip',
  'win',
  'bet',
  'casino',
  'tel',
  'cloud',
  'news',
  'one',
  'pro',
  'life',
  'world',
  'health',
  'clinic',
  'doctor',
  'care',
  'dental',
  'center',
  'group',
  'work',
  'bio',
  'ngo',
  'ong',
  'kim',
  'men',
]);
