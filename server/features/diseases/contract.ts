import { z } from 'zod';
import { idParam } from '../../platform/contract/fields.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { drugCard } from '../drugs/contract.ts';
import { libraryDetail, libraryList, libraryListQuery, librarySection } from '../library/contract.ts';
import { termRef } from '../taxonomy/contract.ts';

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

/** How common a disease is among people in Viet Nam, the commonest first. Only staff see it. */
export const COMMONNESS = ['very_common', 'common', 'uncommon', 'rare'] as const;
export type Commonness = (typeof COMMONNESS)[number];

/** `synonym`: as doctors say it. `folk`: as people say it. */
export const DISEASE_NAME_KINDS = ['synonym', 'folk'] as const;

/** A disease as lists show it. */
export const diseaseCard = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  name: z.string(),
  /** Its other names: as people say it, then as doctors do. */
  also_known: z.array(z.string()),
  /** "E11"; empty where it has none. */
  icd10: z.string(),
  /** It may be one of minutes. */
  emergency: z.boolean(),
  summary: z.string(),
  specialities: z.array(termRef),
});
export type DiseaseCard = z.infer<typeof diseaseCard>;

/** What is not understood counts as not asked. */
export const diseaseListQuery = libraryListQuery.extend({
  /** Slug of a speciality. */
  speciality: rawText(120).optional().catch(undefined),
  /** Id of a drug that doctors give for them. */
  drug: idParam.optional().catch(undefined),
});
export type DiseaseListQuery = z.output<typeof diseaseListQuery>;

export const diseaseList = libraryList.extend({
  items: z.array(diseaseCard),
  /** Specialities that look after diseases of the list. */
  specialities: z.array(termRef.extend({ count: z.number().int() })),
});
export type DiseaseList = z.infer<typeof diseaseList>;

/** A disease with everything that its page shows. */
export const diseaseDetail = diseaseCard.extend({
  ...libraryDetail.shape,
  sections: z.array(librarySection.extend({ name: diseaseSection })),
  /** What people come with who may have it. */
  complaints: z.array(z.object({ name: z.string(), absolute_url: z.string(), emergency: z.boolean() })),
  /** Medicines that doctors give for it. */
  drugs: z.array(drugCard),
});
export type DiseaseDetail = z.infer<typeof diseaseDetail>;

/** What a query says that the visitor has, and diseases of which it may be a sign. */
export const complaintDiseases = z.object({
  complaints: z.array(
    z.object({
      /** The complaint, as the advice on complaints names it. */
      name: z.string(),
      diseases: z.array(diseaseCard.pick({ id: true, absolute_url: true, name: true, emergency: true })),
    }),
  ),
});
export type ComplaintDiseases = z.infer<typeof complaintDiseases>;
