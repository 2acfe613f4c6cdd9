import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { adviceTerm, complaintSection } from '../complaints/contract.ts';
import { diseaseCard } from '../diseases/contract.ts';
import { threadLink } from '../forum/contract.ts';
import { libraryList, libraryListQuery, librarySection } from '../library/contract.ts';
import { URGENCIES } from '../posts/urgent-contract.ts';
import { termRef } from '../taxonomy/contract.ts';

/** A complaint as lists show it. */
export const complaintCard = z.object({
  slug: z.string(),
  absolute_url: z.string(),
  name: z.string(),
  /** Its other names: as people say it, then as doctors do. */
  also_known: z.array(z.string()),
  /** It cannot wait. */
  emergency: z.boolean(),
  /** Who looks after it, the likeliest first. */
  specialities: z.array(adviceTerm),
});
export type ComplaintCard = z.infer<typeof complaintCard>;

/** What is not understood counts as not asked. */
export const complaintListQuery = libraryListQuery.extend({
  /** Slug of a speciality that looks after them. */
  speciality: rawText(120).optional().catch(undefined),
});
export type ComplaintListQuery = z.output<typeof complaintListQuery>;

export const complaintList = libraryList.extend({
  items: z.array(complaintCard),
  /** Specialities to which complaints lead. */
  specialities: z.array(termRef.extend({ count: z.number().int() })),
});
export type ComplaintList = z.infer<typeof complaintList>;

/** A complaint with everything that its page shows. */
export const complaintDetail = complaintCard.extend({
  id: z.number().int(),
  /** Which help its page begins with; null where it can wait. */
  urgency: z.enum(URGENCIES).nullable(),
  /** The beginning of what it is, without markup; empty where no text says it. */
  summary: z.string(),
  sections: z.array(librarySection.extend({ name: complaintSection })),
  services: z.array(adviceTerm),
  /** The day on which a clinician checked the sections, `2026-11-25`; null where none did. */
  reviewed_on: z.string().nullable(),
  /** When staff changed it last; null where it is as the reference list has it. */
  updated_at: z.string().nullable(),
  /** Of which it may be a sign, those first whose first sign it is. */
  diseases: z.array(diseaseCard),
  /** Answered questions to doctors. */
  threads: z.array(threadLink),
});
export type ComplaintDetail = z.infer<typeof complaintDetail>;

/** Calls of visitors about the pages of complaints. */
export const complaintPageCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/complaint/page/',
    summary: 'What people come with, from A to Z: all, of a speciality, or by words',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: complaintListQuery,
    answer: complaintList,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/complaint/page/:slug/',
    summary: 'A complaint with the texts of its page, who looks after it, and what it may be a sign of',
    access: 'public',
    params: z.object({ slug: rawText(160) }),
    answer: complaintDetail,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    complaintPages: typeof complaintPageCalls;
  }
}
