import { statementFor } from '../../../platform/db/query.ts';
import type { Asked, Candidate, FindSource } from '../../../platform/finding/find-source.ts';
import { allCandidates } from '../../../platform/finding/together.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { holdsWords } from '../rules/rank-found.ts';
import type { ReadText } from '../rules/read-asked.ts';

/** At most so many of a kind are looked at more closely; so many of each the search index brings. */
const LOOKED_AT = 20;
const SEARCHED = 5;

/** Which records of each kind may be meant, the likeliest first. */
export interface Candidates {
  /** Nothing fits the words as they stand. */
  readonly similar: boolean;
  /** Ids by kind, with whether each is meant by a number, a code or an address of its own. */
  readonly byKind: ReadonlyMap<FindSource, ReadonlyMap<number, boolean>>;
}

/** Asks the tables of all kinds in one statement, and the search index for what is public. */
export async function findCandidates(
  services: Services,
  sources: readonly FindSource[],
  read: ReadText,
): Promise<Candidates> {
  const [rows, searched] = await Promise.all([
    services.db.primary.rows(candidatesOf(sources, read.asked)),
    searchPublic(services, sources, read),
  ]);
  const fitting = rows.filter(({ text }) => text === '' || holdsWords(foldText(text), read.words));
  // Guesses at what may have been meant stand beside nothing that fits.
  const similar = searched.similar && fitting.length === 0;
  const guessed = searched.similar && !similar ? new Map<string, readonly number[]>() : searched.ids;
  const asked = read.page === undefined ? sources : sources.filter(source => pageOf(source) === read.page);
  const byKind = new Map(
    asked.map(source => {
      const own = fitting.filter(({ resource }) => resource === source.resource);
      const known = own.filter(({ text }) => text === '').map(({ id }) => [id, true] as const);
      const named = [...(guessed.get(source.searched ?? '') ?? []), ...own.map(({ id }) => id)];
      const others = named.filter(id => !known.some(([other]) => other === id)).map(id => [id, false] as const);
      return [source, new Map([...known, ...others].slice(0, LOOKED_AT))] as const;
    }),
  );
  return { similar, byKind };
}

/** What stands before the last part of its pages' paths: `/bac-si/`. */
export const pageOf = ({ page }: FindSource): string | undefined => page?.replace(/:.*$/, '');

const candidatesOf = statementFor<readonly FindSource[], Asked, Candidate>((sources, asked) =>
  allCandidates(sources.flatMap(source => source.candidates(asked))),
);

interface Searched {
  readonly similar: boolean;
  /** By kinds of the index. */
  readonly ids: ReadonlyMap<string, readonly number[]>;
}

/** What the search index finds: by words as they are heard, with slips, and with what else a record is known for. */
async function searchPublic(
  { search }: Services,
  sources: readonly FindSource[],
  { words, asked, text }: ReadText,
): Promise<Searched> {
  if (words.length === 0 || asked.email !== null) return { similar: false, ids: new Map() };
  const kinds = sources.flatMap(({ searched }) => searched ?? []);
  const found = await search.suggest({ query: text, kinds, perKind: SEARCHED });
  const similar = found.every(group => group.similar);
  const taken = similar ? found : found.filter(group => !group.similar);
  return { similar, ids: new Map(taken.map(({ kind, items }) => [kind, items.map(({ entityId }) => entityId)])) };
}
