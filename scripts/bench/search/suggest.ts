import { findGuided } from '@antam/server/features/guided-search/queries/find-guided.ts';
import { lexiconOf } from '@antam/server/features/query-reading/lexicon.ts';
import { readQuery } from '@antam/server/features/query-reading/rules/read-query.ts';
import type { Services } from '@antam/server/platform/services.ts';

/** What the search box is suggested for a query, found inside the process; `province` is the slug of the visitor's. */
export async function suggest(services: Services, q: string, province?: string): Promise<unknown> {
  const lexicon = await lexiconOf(services.db);
  const { groups, guide } = await findGuided(services, readQuery(lexicon, q, province), { q, province }, lexicon);
  return groups.map(({ group }) => ({ ...group, guide }));
}
