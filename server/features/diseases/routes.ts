import { anyOf, FOUND, listOf, quoted, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { besideRecord } from '../library/record-quotes.ts';
import { diseaseCalls } from './calls-contract.ts';
import { diseaseDetail } from './queries/disease-detail.ts';
import { diseasesOfComplaints } from './queries/diseases-of-complaints.ts';
import { listDiseases } from './queries/list-diseases.ts';

/** What cards of drugs show. */
const ON_CARDS = ['name', 'slug', 'status', 'type', 'names', 'atc', 'groupName', 'form', 'overview'];

/** Calls of visitors about diseases. */
export const diseaseRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(diseaseCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(listOf('disease'), anyOf('term'));
      if (query.q) context.dependsOn(FOUND);
      return listDiseases(services, query);
    },
    detail: async ({ params: { id } }, context) => {
      context.dependsOn(record('disease', id));
      const isPreview = context.previewed('disease', id) !== undefined;
      const detail = await diseaseDetail(readsOf(services, isPreview), id, isPreview);
      context.dependsOn(...besideRecord(detail), ...detail.drugs.map(drug => quoted('drug', drug.id, ON_CARDS)));
      return detail;
    },
    ofComplaint: async ({ query: { q } }, context) => {
      context.dependsOn(anyOf('complaint'), anyOf('abbreviation'), listOf('disease'));
      return diseasesOfComplaints(services, q);
    },
  });
