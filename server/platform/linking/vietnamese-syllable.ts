const ONSET = '(?:ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdghklmnprstvx])?';
/** The vowels of Vietnamese rhymes without marks, the longest first. */
const NUCLEUS =
  '(?:ieu|yeu|oai|oay|oeo|uay|uoi|uou|uya|uye|uyu|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy])';
const CODA = '(?:ch|ng|nh|[cmnpt])?';
const SYLLABLE = new RegExp(`^${ONSET}${NUCLEUS}${CODA}$`);

/** Whether a word in small letters without marks could be a Vietnamese one: "lao" and "gut", not "zona" and "hiv". */
export const isVietnameseSyllable = (folded: string): boolean => SYLLABLE.test(folded);
