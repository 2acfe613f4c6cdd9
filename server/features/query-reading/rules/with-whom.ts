import { areaWord } from '../../complaints/rules/areas-as-words.ts';
import { OF_CHILDREN, OF_PREGNANCY } from '../../complaints/rules/for-whom.ts';
import { plainSentence } from '../../complaints/rules/plain-words.ts';
import type { Word } from '../../complaints/rules/words.ts';
import type { KnownTerm } from './known-term.ts';
import { type Meaning, meaningsOf, type ReadPart } from './query-meaning.ts';

/**
 * The parts of a query with those words that say an age: "bác sĩ khám chủ nhật cho bé 3 tuổi" asks for doctors for children.
 * Unchanged where other words are left that mean nothing known: they may be a name.
 */
export function withWhom(
  parts: readonly ReadPart[],
  words: readonly Word[],
  specialities: ReadonlyMap<number, KnownTerm>,
): readonly ReadPart[] {
  const isFree = (at: number) => !parts.some(({ from, to }) => from <= at && at < to);
  const free = words.flatMap((_, at) => (isFree(at) ? [at] : []));
  if (free.length === 0 || !words.some(({ folded }) => /^\d/.test(folded))) return parts;
  const { of, whom, isChild } = plainSentence(withoutAreas(words, parts));
  if (of.months === undefined || !free.every(at => whom.has(at))) return parts;
  const slug = isChild ? OF_CHILDREN : of.isPregnant ? OF_PREGNANCY : undefined;
  const term = [...specialities.values()].find(each => each.slug === slug);
  const isAsked = meaningsOf({ parts }, 'speciality').length > 0 || term === undefined;
  const own: Meaning = isAsked ? { part: 'filler' } : { part: 'speciality', term };
  const said = free.map(
    (at, index): ReadPart => ({
      from: at,
      to: at + 1,
      meanings: [index === 0 ? own : { part: 'filler' }],
      certain: false,
    }),
  );
  return [...parts, ...said].sort((a, b) => a.from - b.from);
}

/** The words, without those of areas, which say nothing about a person. */
function withoutAreas(words: readonly Word[], parts: readonly ReadPart[]): Word[] {
  const areas = parts.filter(part => meaningsOf({ parts: [part] }, 'area').length > 0);
  return words.map((word, at) => (areas.some(({ from, to }) => from <= at && at < to) ? areaWord([word]) : word));
}
