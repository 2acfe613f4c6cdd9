import { HEAVIEST, weightOf } from '../document-key.ts';
import { type Reading, spelledWords, type Unit } from '../reading/reading.ts';
import type { Candidate } from '../search-engine.ts';

/** Where the words of the query stand in a name, from the least to the closest. */
const SHAPE = { apart: 0, together: 1, start: 2, all: 3 };
const SHAPES = Object.keys(SHAPE).length;

/** How a document fits a query. */
export interface Fit {
  /** All words are in its name or titles. */
  readonly inName: boolean;
  /** They are there with the accents typed. */
  readonly accents: boolean;
  /** The name is what was typed, nothing more. */
  readonly equal: boolean;
  /** It is in the chosen province, or in none. */
  readonly near: boolean;
  /** The last word is a whole one. */
  readonly whole: boolean;
  /** The words stand in its name with other accents than those typed, and here and there, or partly in its titles. */
  readonly isApart: boolean;
  /** Compares across kinds, higher first. */
  readonly score: number;
}

/**
 * How well a document fits: words in its name count above words elsewhere, then the typed accents, the very same name,
 * the chosen province, whole words, their order, its importance.
 */
export function fitOf(candidate: Candidate, reading: Reading, province: string | undefined): Fit {
  const near = province === undefined || candidate.province === null || candidate.province === province;
  const weight = weightOf(candidate.key);
  const name = ` ${candidate.name} `;
  const own: Unit[] = [];
  const words: string[] = [];
  for (const unit of reading.units) {
    const way = heldWay(name, unit);
    if (way) {
      own.push(unit);
      words.push(...way.map(word => (word.spelled ?? word).folded));
    } else if (!holds(` ${candidate.titles} `, unit)) return fitElsewhere(candidate.key, near);
  }
  const text = words.join(' ');
  const accents = !reading.accented || sameAccents(candidate, own);
  const equal = text === candidate.name;
  const whole = words.every(word => name.includes(` ${word} `));
  const rank = 8 + (accents ? 4 : 0) + (equal ? 2 : 0) + (near ? 1 : 0);
  const isAll = own.length === reading.units.length;
  // Of two names that the words name, the one that needs no title for any of them is meant.
  const shape = equal && isAll ? SHAPE.all : shapeOf(name, text);
  const isApart = !accents && (shape === SHAPE.apart || !isAll) && words.length > 1;
  return { inName: true, accents, equal, near, whole, isApart, score: scoreOf(rank, whole, shape, weight) };
}

/** The fit of a document that has a word of the query neither in its name nor in its titles. */
export function fitElsewhere(key: number, near: boolean): Fit {
  const score = scoreOf(near ? 1 : 0, false, SHAPE.apart, weightOf(key));
  return { inName: false, accents: false, equal: false, near, whole: false, isApart: false, score };
}

function scoreOf(rank: number, whole: boolean, shape: number, weight: number): number {
  return ((rank * 2 + (whole ? 1 : 0)) * SHAPES + shape) * (HEAVIEST + 1) + weight;
}

/** `name` has a space at both ends. */
function shapeOf(name: string, text: string): number {
  if (text === '') return SHAPE.apart;
  if (name.startsWith(` ${text}`)) return SHAPE.start;
  return name.includes(` ${text}`) ? SHAPE.together : SHAPE.apart;
}

/** A word without accents means just that, once accents are typed at all — unless its typing may still go on. */
export function sameAccents(candidate: Pick<Candidate, 'name' | 'accented_name'>, units: readonly Unit[]): boolean {
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

/** Whether a text has a part of a query; `padded` has a space at both ends. */
export const holds = (padded: string, unit: Unit) => heldWay(padded, unit) !== undefined;

/** The first way in which a text has a part of a query; `padded` has a space at both ends. */
export function heldWay(padded: string, unit: Unit): Unit['ways'][number] | undefined {
  return unit.ways.find(way =>
    way.every((word, index) => {
      const begins = unit.open && !word.spelled && index === way.length - 1;
      const { folded } = word.spelled ?? word;
      return padded.includes(begins ? ` ${folded}` : ` ${folded} `);
    }),
  );
}
