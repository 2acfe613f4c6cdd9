import { z } from 'zod';

/** The sections of a drug's page in the order in which they are read, which are columns of its table; sanitised HTML. */
export const DRUG_SECTIONS = [
  'overview',
  'uses',
  'dose',
  'contraindications',
  'warnings',
  'interactions',
  'pregnancy',
  'side_effects',
  'overdose',
  'storage',
] as const;
export const drugSection = z.enum(DRUG_SECTIONS);
export type DrugSection = z.infer<typeof drugSection>;

/** `generic`: other names of the substance. `brand`: what stands on boxes. */
export const DRUG_NAME_KINDS = ['brand', 'generic'] as const;

/** Whether a doctor has to prescribe it. */
export const DRUG_TYPES = ['prescription', 'over_the_counter'] as const;
export type DrugType = (typeof DRUG_TYPES)[number];
