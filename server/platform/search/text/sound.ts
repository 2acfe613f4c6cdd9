/** A folded syllable in its letters: what begins it, its vowels, what ends it. */
interface Letters {
  readonly onset: string;
  readonly vowels: string;
  readonly coda: string;
}

/** Also with what people type for a beginning: "fòng", "zạ zày". */
const SYLLABLE = /^(ngh|ng|nh|ch|gh|gi(?=[aeiouy])|kh|ph|th|tr|[bcdfghjklmnpqrstvxz])?([aeiouy]+)(ch|ng|nh|[cmnpt])?$/;

/** Beginnings that some region of Vietnam hears alike. */
const ONSETS: ReadonlyMap<string, string> = new Map([
  ['s', 'x'],
  ['tr', 'ch'],
  ['gi', 'd'],
  ['r', 'd'],
  ['v', 'd'],
  ['z', 'd'],
  ['j', 'd'],
  ['l', 'n'],
  ['c', 'k'],
  ['q', 'k'],
  ['gh', 'g'],
  ['ngh', 'ng'],
  ['f', 'ph'],
]);
/** Ends that are heard alike. */
const CODAS: ReadonlyMap<string, string> = new Map([
  ['ng', 'n'],
  ['nh', 'n'],
  ['c', 't'],
  ['ch', 't'],
]);

/** Reads a folded word; undefined where it has not the shape of a syllable. */
function lettersOf(word: string): Letters | undefined {
  const [whole, onset = '', vowels = '', coda = ''] = SYLLABLE.exec(word) ?? [];
  return whole === undefined ? undefined : { onset, vowels, coda };
}

/**
 * How a folded word is heard, in letters: words that people mix because they sound alike somewhere have one sound
 * ("xuong" and "suong", "lan" and "nang"). Undefined for what is no Vietnamese syllable.
 */
export function soundOf(word: string): string | undefined {
  const letters = lettersOf(word);
  if (!letters) return undefined;
  const { onset, vowels, coda } = letters;
  return (ONSETS.get(onset) ?? onset) + vowelSound(vowels, coda !== '') + (CODAS.get(coda) ?? coda);
}

/** "Tiêm" is heard as "tim", "thuốc" as "thúc", "liễu" as "lĩu", "diê" as "di"; "ưa" as "ươ"; i and y are one. */
function vowelSound(vowels: string, isClosed: boolean): string {
  const written = vowels.replaceAll('y', 'i');
  const first = (pair: string) => pair.charAt(0);
  // No syllable ends so: it is "di" or "vu" with a letter too many.
  if (!isClosed && /(ie|uo)$/.test(written)) return written.slice(0, -1);
  const heard = written.replace('ua', 'uo');
  return heard.replace(isClosed ? /(ie|uo)$/ : /(ie|uo)(?=[iu]$)/, first);
}

/** In how many of their three parts two words that sound alike are written differently; 3 for what is no syllable. */
export function soundDistance(a: string, b: string): number {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  if (!one || !other) return 3;
  return Number(one.onset !== other.onset) + Number(one.vowels !== other.vowels) + Number(one.coda !== other.coda);
}
