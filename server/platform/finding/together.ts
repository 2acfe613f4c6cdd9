import { tablesWith } from '../db/tables.ts';
import type { Candidate, FindPart, FoundRow } from './find-source.ts';

const candidates = tablesWith<Candidate>();
const rows = tablesWith<FoundRow>();

/** One query of all parts: rows of a union go by the order of their columns, which each part is free to choose. */
export const allCandidates = (parts: readonly FindPart<Candidate>[]) =>
  union(parts.map(part => candidates.selectFrom(part.as('part')).select(['resource', 'id', 'text'])));

/** As {@link allCandidates}, of what is shown. */
export const allRows = (parts: readonly FindPart<FoundRow>[]) =>
  union(
    parts.map(part =>
      rows
        .selectFrom(part.as('part'))
        .select(['resource', 'id', 'name', 'before', 'status', 'line', 'term', 'province']),
    ),
  );

interface Unites<Query> {
  unionAll(other: Query): Query;
}

function union<Query extends Unites<Query>>([first, ...others]: readonly Query[]): Query {
  if (!first) throw new Error('No kind of record can be found');
  return others.reduce((all, part) => all.unionAll(part), first);
}
