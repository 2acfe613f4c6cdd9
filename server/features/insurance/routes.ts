import { FOUND, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { insuranceCalls } from './calls-contract.ts';
import { INSURANCE } from './insurance-tags.ts';
import { listPlans } from './queries/list-plans.ts';
import { planDetail } from './queries/plan-detail.ts';

/** Calls of visitors about insurance plans. */
export function insuranceRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(insuranceCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(listOf(INSURANCE));
      if (query.q) context.dependsOn(FOUND);
      const list = await listPlans(services, query);
      // What is compared is read as a page of it is: premiums are never shown late.
      context.dependsOn(...list.compared.map(({ id }) => record(INSURANCE, id)));
      return list;
    },
    detail: ({ params: { id }, query }, context) => {
      context.dependsOn(record(INSURANCE, id));
      const isPreview = context.previewed(INSURANCE, id) !== undefined;
      return planDetail(readsOf(services, isPreview), id, query, isPreview);
    },
  });
}
