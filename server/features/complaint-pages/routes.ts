import { anyOf, listOf } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { relatedThreadTags } from '../forum/thread-tags.ts';
import { LINKED_NAMES } from '../linking/links-tag.ts';
import { complaintPageCalls } from './contract.ts';
import { complaintDetail } from './queries/complaint-detail.ts';
import { listComplaints } from './queries/list-complaints.ts';

/** Calls of visitors about the pages of complaints. */
export const complaintPageRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(complaintPageCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(anyOf('complaint'), anyOf('term'), anyOf('abbreviation'));
      return listComplaints(services, query);
    },
    detail: async ({ params: { slug } }, context) => {
      context.dependsOn(anyOf('complaint'), anyOf('term'), listOf('disease'), LINKED_NAMES);
      const detail = await complaintDetail(services, slug);
      context.dependsOn(...relatedThreadTags(detail.threads));
      return detail;
    },
  });
