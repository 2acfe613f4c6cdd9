import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { complaintDiseases, diseaseDetail, diseaseList, diseaseListQuery } from './contract.ts';

/** Calls of visitors about diseases. */
export const diseaseCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/disease/',
    summary: 'Diseases from A to Z: all, of a speciality, for which a drug is given, or by words',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: diseaseListQuery,
    answer: diseaseList,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/disease/:id/',
    summary: 'A disease with its sections, complaints and drugs, who checked it, and what to read about it',
    access: 'public',
    params: z.object({ id: idParam }),
    answer: diseaseDetail,
  },
  ofComplaint: {
    method: 'GET',
    path: '/api/v1/complaint/disease/',
    summary: 'Diseases of which a complaint may be a sign; only those that are public',
    access: 'public',
    query: z.object({ q: askedText(200).default('') }),
    answer: complaintDiseases,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    diseases: typeof diseaseCalls;
  }
}
