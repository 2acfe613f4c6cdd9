import { HEAVIEST, weightOf } from './document-key.ts';
import { type Reading, spelledWords, type Unit } from './reading.ts';
import type { Candidate } from './search-engine.ts';

/** How the words of a name stand to those of the query, from the least to the closest. */
const SHAPE = { beginnings: 0, words: 1, phrase: 2, start: 3 };

/**
 * How well a document fits, as one number that compares across kinds: words in its name above words elsewhere, then
 * the typed accents, the very same name, the chosen province, the order of the words, its importance.
 */
export function scoreOf(candidate: Candidate, reading: Reading, province: string | undefined): number {
  const fit = nameFit(candidate, reading);
  const near = province === undefined || candidate.province === null || candidate.province === province;
  const rank = ((fit.inName * 2 + fit.accents) * 2 + fit.equal) * 2 + (near ? 1 : 0);
  return (rank * 4 + fit.shape) * (HEAVIEST + 1) + weightOf(candidate.key);
}

/** Each of these is 0 or 1, but `shape`. */
interface Fit {
  readonly inName: number;
  readonly accents: number;
  readonly equal: number;
  readonly shape: number;
}

const ELSEWHERE: Fit = { inName: 0, accents: 0, equal: 0, shape: 0 };

function nameFit(candidate: Candidate, reading: Reading): Fit {
  const name = ` ${candidate.name} `;
  const titles = ` ${candidate.titles} `;
  if (!reading.units.every(unit => holds(name, unit) || holds(titles, unit))) return ELSEWHERE;
  const own = reading.units.filter(unit => holds(name, unit));
  const words = own.flatMap(spelledWords).map(word => word.folded);
  const text = words.join(' ');
  return {
    inName: 1,
    accents: !reading.accented || sameAccents(candidate, own) ? 1 : 0,
    equal: text === candidate.name ? 1 : 0,
    shape: shapeOf(candidate.name, text, words),
  };
}

function shapeOf(name: string, text: string, words: readonly string[]): number {
  if (text !== '' && name.startsWith(text)) return SHAPE.start;
  if (text !== '' && ` ${name}`.includes(` ${text}`)) return SHAPE.phrase;
  const padded = ` ${name} `;
  return words.every(word => padded.includes(` ${word} `)) ? SHAPE.words : SHAPE.beginnings;
}

/** A word without accents means just that, once accents are typed at all — unless its typing may still go on. */
function sameAccents(candidate: Candidate, units: readonly Unit[]): boolean {
  const name = ` ${candidate.name} `;
  const accentedName = ` ${candidate.accented_name} `;
  return units.every(unit =>
    spelledWords(unit).every(({ folded, accented }, index, way) => {
      if (accented === '') return true;
      if (!unit.open || index < way.length - 1) return accentedName.includes(` ${accented} `);
      if (accented !== folded) return accentedName.includes(` ${accented}`);
      return accentedName.includes(` ${folded} `) || !name.includes(` ${folded} `);
    }),
  );
}

/** `padded` has a space at both ends. */
function holds(padded: string, unit: Unit): boolean {
  return unit.ways.some(way =>
    way.every((word, index) => {
      const begins = unit.open && !word.spelled && index === way.length - 1;
      const { folded } = word.spelled ?? word;
      return padded.includes(begins ? ` ${folded}` : ` ${folded} `);
    }),
  );
}
