import { foldWord } from './fold-word.ts';

const ONSET = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?';
const RHYME =
  '(?:a|e|i|o|u|y|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|ieu|yeu|oai|oao|oay|oeo|uay|uoi|uou|uya|uye|uyu|uoa)';
const CODA = '(?:ch|ng|nh|[cmnpt])?';
const SYLLABLE = new RegExp(`^${ONSET}${RHYME}${CODA}$`);

/** True when a word has the shape of a Vietnamese syllable, whatever its accents. */
export function isSyllable(word: string): boolean {
  return SYLLABLE.test(foldWord(word));
}
