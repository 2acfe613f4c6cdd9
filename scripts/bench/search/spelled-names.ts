import type { WantedIn } from '@antam/fixtures/queries/queries.ts';
import type { SpelledName } from '@antam/fixtures/queries/spelling.ts';
import type { Services } from '@antam/server/platform/services.ts';

/** The kinds whose names people type, with the groups in which they are wanted. */
const GROUPS: ReadonlyMap<string, WantedIn> = new Map([
  ['place', 'place_index'],
  ['professional', 'professional_index'],
  ['disease', 'disease_index'],
  ['speciality', 'speciality_index'],
  ['service', 'service_index'],
]);

/** The names of a world that people may spell wrongly, in the order of kinds and ids. */
export async function spelledNames({ db, searchSources }: Services): Promise<SpelledName[]> {
  const names: SpelledName[] = [];
  for (const source of searchSources) {
    const group = GROUPS.get(source.kind);
    if (group === undefined) continue;
    for await (const ids of source.ids(db)) {
      for (const { name } of await source.documents(db, ids)) names.push({ in: group, name });
    }
  }
  return names;
}
