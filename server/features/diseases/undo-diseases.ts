import type { z } from 'zod';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { undoLibrary } from '../library/undo-library.ts';
import { saveDiseases } from './commands/save-diseases.ts';
import { storedDiseases } from './queries/staff-diseases.ts';
import { type DiseaseWrite, staffDisease } from './staff-contract.ts';

const written = staffDisease.omit({
  id: true,
  absolute_url: true,
  published_at: true,
  updated_at: true,
  can: true,
}) satisfies z.ZodType<DiseaseWrite>;

/** How imports of diseases are taken back. */
export const undoDiseases: UndoSteps = undoLibrary({
  record: 'disease',
  own: ['disease_name', 'disease_term', 'disease_complaint', 'disease_drug'],
  written,
  stored: storedDiseases,
  save: (services, changes, also) => saveDiseases(services, changes, undefined, also),
});
