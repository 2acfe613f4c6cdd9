import type { z } from 'zod';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteLibraryRecords } from '../library/commands/delete-library-records.ts';
import { oneAtATime } from '../library/queries/one-at-a-time.ts';
import { saveDrugs } from './commands/save-drugs.ts';
import { storedDrugs } from './queries/staff-drugs.ts';
import { type DrugWrite, staffDrug } from './staff-contract.ts';

/** A drug as it is written, without the bounds that hold for what staff type: it was stored already. */
const written = staffDrug.omit({
  ...{ id: true, absolute_url: true, published_at: true, updated_at: true, can: true },
}) satisfies z.ZodType<DrugWrite>;

const earlier = written.partial();

/** How imports of drugs are taken back. */
export const undoDrugs: UndoSteps = {
  record: 'drug',
  own: ['drug_name', 'drug_term'],
  states: async (read, ids) => {
    const stored = await storedDrugs({ db: { primary: oneAtATime(read) } }, ids);
    return new Map(stored.map(drug => [drug.id, written.parse(drug)]));
  },
  restore: async (services, records, also) => {
    const stored = new Map(
      (
        await storedDrugs(
          services,
          records.map(({ id }) => id),
        )
      ).map(drug => [drug.id, drug]),
    );
    const changes = records.map(({ id, before }) => ({
      ...{ id, updatedAt: stored.get(id)?.updated_at },
      draft: written.parse({ ...stored.get(id), ...earlier.parse(before) }),
    }));
    await saveDrugs(services, changes, undefined, also);
  },
  remove: deleteLibraryRecords('drug'),
};
