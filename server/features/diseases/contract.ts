import { z } from 'zod';

/**
 * The sections of a disease's page in the order in which they are read, which are columns of its table; sanitised HTML.
 */
export const DISEASE_SECTIONS = [
  'overview',
  'causes',
  'symptoms',
  'diagnosis',
  'treatment',
  'prevention',
  'when_to_see_doctor',
] as const;
export const diseaseSection = z.enum(DISEASE_SECTIONS);
export type DiseaseSection = z.infer<typeof diseaseSection>;

/** `synonym`: as doctors say it. `folk`: as people say it. */
export const DISEASE_NAME_KINDS = ['synonym', 'folk'] as const;
