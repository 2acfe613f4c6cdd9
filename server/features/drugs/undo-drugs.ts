import type { z } from 'zod';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { undoLibrary } from '../library/undo-library.ts';
import { saveDrugs } from './commands/save-drugs.ts';
import { storedDrugs } from './queries/staff-drugs.ts';
import { type DrugWrite, staffDrug } from './staff-contract.ts';

const written = staffDrug.omit({
  id: true,
  absolute_url: true,
  published_at: true,
  updated_at: true,
  can: true,
}) satisfies z.ZodType<DrugWrite>;

/** How imports of drugs are taken back. */
export const undoDrugs: UndoSteps = undoLibrary({
  record: 'drug',
  own: ['drug_name', 'drug_term'],
  written,
  stored: storedDrugs,
  save: (services, changes, also) => saveDrugs(services, changes, undefined, also),
});
