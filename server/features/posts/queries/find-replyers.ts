import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { displayName } from '../../professionals/rules/names.ts';
import { tables } from '../tables.ts';
import type { Identities, OwnPage } from './identities-of.ts';

/** How many of each kind are offered for what somebody types. */
const OFFERED = 10;

/** Own pages whose names have all words that were typed; all of them where nothing was typed. */
export function findOwn({ professionals, places }: Identities, typed: string): OwnPage[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  const fits = ({ name }: OwnPage) => words.every(word => ` ${foldText(name)}`.includes(` ${word}`));
  return [...professionals, ...places].filter(fits);
}

/** Published professionals and places that fit what was typed, the best first; none for a text without words. */
export async function findPublished(
  { db, search }: Pick<Services, 'db' | 'search'>,
  typed: string,
): Promise<OwnPage[]> {
  const groups = await search.suggest({ query: typed, kinds: ['professional', 'place'], perKind: OFFERED });
  const idsOf = (kind: string) =>
    groups.find(group => group.kind === kind)?.items.map(({ entityId }) => entityId) ?? [];
  const [people, sites] = [idsOf('professional'), idsOf('place')];
  const [professionals, places] = await Promise.all([
    people.length === 0 ? [] : db.read.rows(namesOfProfessionals({ ids: people })),
    sites.length === 0 ? [] : db.read.rows(namesOfPlaces({ ids: sites })),
  ]);
  const named = new Map<string, OwnPage>([
    ...professionals.map(({ id, name, honorific }) => {
      const page: OwnPage = { type: 'professional', id, name: displayName(honorific, name) };
      return [`professional-${id}`, page] as const;
    }),
    ...places.map(({ id, name }) => [`place-${id}`, { type: 'place', id, name } satisfies OwnPage] as const),
  ]);
  return groups.flatMap(({ kind, items }) => items.flatMap(({ entityId }) => named.get(`${kind}-${entityId}`) ?? []));
}

const namesOfProfessionals = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('professional')
    .select(['id', 'name', 'honorific'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

const namesOfPlaces = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('place')
    .select(['id', 'name'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);
