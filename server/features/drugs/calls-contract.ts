import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { drugDetail, drugList, drugListQuery } from './contract.ts';

/** Calls of visitors about drugs. */
export const drugCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/drug/',
    summary: 'Drugs from A to Z: all, of a group of the classification, with or without prescription, or by words',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: drugListQuery,
    answer: drugList,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/drug/:id/',
    summary: 'A drug with its sections, who checked it, and what to read about it',
    access: 'public',
    params: z.object({ id: idParam }),
    answer: drugDetail,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    drugs: typeof drugCalls;
  }
}
