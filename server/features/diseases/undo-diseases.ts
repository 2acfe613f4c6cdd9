import type { z } from 'zod';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteLibraryRecords } from '../library/commands/delete-library-records.ts';
import { oneAtATime } from '../library/queries/one-at-a-time.ts';
import { saveDiseases } from './commands/save-diseases.ts';
import { storedDiseases } from './queries/staff-diseases.ts';
import { type DiseaseWrite, staffDisease } from './staff-contract.ts';

/** A disease as it is written, without the bounds that hold for what staff type: it was stored already. */
const written = staffDisease.omit({
  ...{ id: true, absolute_url: true, published_at: true, updated_at: true, can: true },
}) satisfies z.ZodType<DiseaseWrite>;

const earlier = written.partial();

/** How imports of diseases are taken back. */
export const undoDiseases: UndoSteps = {
  record: 'disease',
  own: ['disease_name', 'disease_term', 'disease_complaint', 'disease_drug'],
  states: async (read, ids) => {
    const stored = await storedDiseases({ db: { primary: oneAtATime(read) } }, ids);
    return new Map(stored.map(disease => [disease.id, written.parse(disease)]));
  },
  restore: async (services, records, also) => {
    const stored = new Map(
      (
        await storedDiseases(
          services,
          records.map(({ id }) => id),
        )
      ).map(disease => [disease.id, disease]),
    );
    const changes = records.map(({ id, before }) => ({
      ...{ id, updatedAt: stored.get(id)?.updated_at },
      draft: written.parse({ ...stored.get(id), ...earlier.parse(before) }),
    }));
    await saveDiseases(services, changes, undefined, also);
  },
  remove: deleteLibraryRecords('disease'),
};
