import { statementFor } from '../../../platform/db/query.ts';
import type { FindSource, FoundRow } from '../../../platform/finding/find-source.ts';
import { allRows } from '../../../platform/finding/together.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { RANKS, type Rank, rankOfName } from '../rules/rank-found.ts';
import type { ReadText } from '../rules/read-asked.ts';
import type { FoundRecord } from '../staff-contract.ts';
import { type Candidates, findCandidates } from './candidates.ts';

/** At most so many of a kind, and of all. */
const MOST = { ofKind: 5, ofAll: 20 };

/** What is found of one kind. */
export interface FoundOfKind {
  readonly source: FindSource;
  readonly records: readonly FoundRecord[];
}

export interface Found {
  readonly similar: boolean;
  /** The kind with the best record first. */
  readonly kinds: readonly FoundOfKind[];
}

interface Ranked {
  readonly row: FoundRow;
  readonly rank: Rank;
}

/**
 * Records of all these kinds for what staff typed, whatever their state: exact ones first, then those whose names begin
 * so, then those that hold the words. Two statements, and one of each kind with lines of its own; none walks a table.
 */
export async function findRecords(services: Services, sources: readonly FindSource[], read: ReadText): Promise<Found> {
  const { similar, byKind } = await findCandidates(services, sources, read);
  const rows = await rowsOf(services, sources, byKind);
  const all = [...byKind].map(([source, ids]) => ({
    source,
    best: rankedOf(rows, { source, ids, words: read.words }),
  }));
  // What a number or a code names needs nothing beside it that only holds its digits.
  const worst = all.some(({ best }) => bestRank(best) === RANKS.known) ? RANKS.holds : RANKS.other;
  const ranked = all
    .map(({ source, best }) => ({ source, best: best.filter(({ rank }) => rank <= worst) }))
    .filter(({ best }) => best.length > 0)
    .toSorted((a, b) => bestRank(a.best) - bestRank(b.best));
  const shown = upTo(MOST.ofAll, ranked);
  const [terms, areas] = await Promise.all([termsOf(services.db), areasOf(services.db)]);
  const kinds = await Promise.all(
    shown.map(async ({ source, best }) => {
      const ids = best.map(({ row }) => row.id);
      const lines = await source.lines?.(services, ids);
      const records = best.map(({ row }) => ({
        id: row.id,
        name: [row.before, row.name].filter(Boolean).join(' ') || `${source.title} ${row.id}`,
        status: row.status === '' ? null : row.status,
        line: [terms.get(row.term)?.name, row.line, lines?.get(row.id), areas.province(row.province)?.name]
          .filter(Boolean)
          .join(' · '),
      }));
      return { source, records };
    }),
  );
  return { similar, kinds };
}

async function rowsOf(
  { db }: Services,
  sources: readonly FindSource[],
  byKind: Candidates['byKind'],
): Promise<readonly FoundRow[]> {
  if ([...byKind.values()].every(({ size }) => size === 0)) return [];
  const ids = sources.map(source => [source.resource, [...(byKind.get(source)?.keys() ?? [])]] as const);
  return db.primary.rows(rowsTogether(sources, Object.fromEntries(ids)));
}

const rowsTogether = statementFor<readonly FindSource[], Readonly<Record<string, readonly number[]>>, FoundRow>(
  (sources, ids) =>
    allRows(
      sources.flatMap(source => {
        const own = ids[source.resource];
        return own ? [source.rows(own)] : [];
      }),
    ),
);

interface OfKind {
  readonly source: FindSource;
  readonly ids: ReadonlyMap<number, boolean>;
  readonly words: readonly string[];
}

/** The best of one kind; among equals those that were found first. */
function rankedOf(rows: readonly FoundRow[], { source, ids, words }: OfKind): readonly Ranked[] {
  const own = new Map(rows.filter(({ resource }) => resource === source.resource).map(row => [row.id, row]));
  return [...ids]
    .flatMap(([id, isKnown]): Ranked[] => {
      const row = own.get(id);
      return row ? [{ row, rank: isKnown ? RANKS.known : rankOfName(row.name, words) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST.ofKind);
}

const bestRank = ([best]: readonly Ranked[]): number => best?.rank ?? RANKS.other;

/** The first of the kinds, of which the last may show a part of its records. */
function upTo<Kind extends { readonly best: readonly Ranked[] }>(most: number, kinds: readonly Kind[]): Kind[] {
  let left = most;
  return kinds.flatMap(kind => {
    const best = kind.best.slice(0, left);
    left -= best.length;
    return best.length === 0 ? [] : [{ ...kind, best }];
  });
}
