import { FOUND, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { besideRecord } from '../library/record-quotes.ts';
import { drugCalls } from './calls-contract.ts';
import { drugDetail } from './queries/drug-detail.ts';
import { listDrugs } from './queries/list-drugs.ts';

/** Calls of visitors about drugs. */
export const drugRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(drugCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(listOf('drug'));
      if (query.q) context.dependsOn(FOUND);
      return listDrugs(services, query);
    },
    detail: async ({ params: { id } }, context) => {
      context.dependsOn(record('drug', id));
      const isPreview = context.previewed('drug', id) !== undefined;
      const detail = await drugDetail(readsOf(services, isPreview), id, isPreview);
      context.dependsOn(...besideRecord(detail));
      return detail;
    },
  });
