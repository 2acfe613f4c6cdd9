import type { Complaint } from '../../complaints/rules/complaint.ts';
import { specialitiesForWhom } from '../../complaints/rules/for-whom.ts';
import { plainWords } from '../../complaints/rules/plain-words.ts';
import type { ReadComplaints } from '../../complaints/rules/read-complaints.ts';
import type { Word } from '../../complaints/rules/words.ts';
import type { KnownTerm } from './known-term.ts';
import type { Meaning, QueryMeaning } from './query-meaning.ts';

/**
 * A query that was not understood word by word, but names a complaint: it asks for the speciality that looks after
 * it. What is certain in it, such as an area, holds beside that.
 * @param words those of the query, with each area as one
 * @param specialities by their ids
 */
export function withComplaint(
  meaning: QueryMeaning,
  words: readonly Word[],
  said: ReadComplaints,
  specialities: ReadonlyMap<number, KnownTerm>,
): QueryMeaning {
  const [first] = said.complaints;
  const asked = first && specialityMeaning(first, specialities, said);
  const run = meaning.whole || !asked ? undefined : longestFreeRun(meaning);
  if (!asked || !run) return meaning;
  const part = { ...run, meanings: [asked], certain: false };
  const parts = [...meaning.parts, part].sort((a, b) => a.from - b.from);
  const typed = textsOf(meaning, words, said.repaired);
  return {
    ...meaning,
    parts,
    whole: true,
    facility: undefined,
    free: [],
    text: asked.term.name,
    typed,
    complaint: first.name,
  };
}

function textsOf({ text }: QueryMeaning, words: readonly Word[], repaired = ''): string[] {
  const plain = plainWords(words).map(({ typed }) => typed);
  return [...new Set([text, plain.join(' '), repaired])].filter(each => each !== '');
}

/** It asks for the speciality that looks after it first, for a child for that of children, and where that has nobody, for its others. */
export function specialityMeaning(
  { terms }: Pick<Complaint, 'terms'>,
  specialities: ReadonlyMap<number, KnownTerm>,
  whom: Pick<ReadComplaints, 'child' | 'pregnant'> = { child: false, pregnant: false },
): Extract<Meaning, { part: 'speciality' }> | undefined {
  const own = terms.flatMap(id => specialities.get(id) ?? []);
  const bySlug = (slug: string) => [...specialities.values()].find(each => each.slug === slug);
  const [term, ...others] = specialitiesForWhom(own, whom, bySlug);
  return term && { part: 'speciality', term, others };
}

/** The words side by side that stand for nothing else. */
function longestFreeRun({ words, parts }: QueryMeaning): { from: number; to: number } | undefined {
  let longest: { from: number; to: number } | undefined;
  let from = 0;
  for (const { from: start, to: end } of [...parts, { from: words.length, to: words.length }]) {
    if (start - from > (longest ? longest.to - longest.from : 0)) longest = { from, to: start };
    from = end;
  }
  return longest;
}
