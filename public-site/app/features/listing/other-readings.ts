/** What stands for more words than are typed, in areas and in the names of specialities, services and facilities. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  q: 'quan',
  p: 'phuong',
  h: 'huyen',
  tp: 'thanh pho',
  tx: 'thi xa',
  tt: 'thi tran',
  bv: 'benh vien',
  pk: 'phong kham',
  dk: 'da khoa',
  ck: 'chuyen khoa',
  nt: 'nha thuoc',
  xn: 'xet nghiem',
  ns: 'noi soi',
  sa: 'sieu am',
  xq: 'x quang',
  pt: 'phau thuat',
  tv: 'tu van',
};

/** A unit and its number in one: "q10", "quan3". */
const NUMBERED_UNIT = /\b(q|p|h|quan|phuong)(\d{1,2})\b/g;
/** The key of a tone in Telex: no syllable has such a letter behind its vowel. */
const TELEX_TONE = /^([a-z]*?[aeiouy][a-z]*?)[sfrxj]/;

/** Further readings of folded words, the likeliest first: abbreviations written out, then raw keys of Telex and VNI. */
export function otherReadings(words: string): string[] {
  const written = writtenOut(words);
  const keys = words.split(' ').map(withoutKeys).join(' ');
  return [...new Set([written, keys, writtenOut(keys)])].filter(reading => reading !== words && reading !== '');
}

function writtenOut(words: string): string {
  const apart = words.replaceAll(NUMBERED_UNIT, '$1 $2').replace(/^tp ?(?=hcm\b)/, '');
  return apart
    .split(' ')
    .map(word => ABBREVIATIONS[word] ?? word)
    .join(' ');
}

/** A word without the keys that make its accents: "nooij" and "no6i5" are "noi". */
function withoutKeys(word: string): string {
  const letters = /[aeiouy]/.test(word) ? word.replaceAll(/(?<=[a-z])\d/g, '') : word;
  const toneless = letters.replace(TELEX_TONE, '$1').replace('dd', 'd');
  return toneless.replaceAll(/([aeo])\1/g, '$1').replaceAll(/([aou])w/g, '$1');
}
