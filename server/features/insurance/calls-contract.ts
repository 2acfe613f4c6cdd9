import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { choiceQuery, planDetail, planList, planListQuery } from './contract.ts';

/** Calls of visitors about insurance plans. */
export const insuranceCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/insurance-plan/',
    summary: 'Insurance plans by name or by words, and up to three of them side by side',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: planListQuery,
    answer: planList,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/insurance-plan/:id/',
    summary: 'A plan with its packages and benefits, and what it costs for an age, a package and chosen benefits',
    access: 'public',
    params: z.object({ id: idParam }),
    query: choiceQuery,
    answer: planDetail,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    insurance: typeof insuranceCalls;
  }
}
