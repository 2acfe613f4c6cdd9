import { keepNames } from '../features/linking/commands/keep-names.ts';
import type { LinkNames, RecordNames } from '../platform/linking/link-sources.ts';
import type { TestApp } from './test-app.ts';

/** Names of diseases that stand in no table: a test says which there are. */
export interface MadeUpNames {
  /** Announces that a record is called so from now on; null where it is gone. */
  tell(id: number, names: Omit<RecordNames, 'id'> | null): Promise<void>;
}

export function makeUpNames({ services }: Pick<TestApp, 'services'>, kind = 'made-up'): MadeUpNames {
  const known = new Map<number, RecordNames>();
  const source: LinkNames = {
    kind,
    aspects: ['name'],
    leads: [],
    ids: async function* () {
      yield [...known.keys()];
    },
    read: async (_reader, ids) => ids.flatMap(id => known.get(id) ?? []),
  };
  return {
    tell: async (id, names) => {
      if (names) known.set(id, { id, ...names });
      else known.delete(id);
      await keepNames(services, source, [id]);
    },
  };
}
