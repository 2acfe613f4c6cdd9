import { anyOf } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { complaintCalls } from './contract.ts';
import { advise } from './queries/advise.ts';

/** Public calls about complaints. */
export const complaintRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(complaintCalls, {
    advice: async ({ query }, context) => {
      context.dependsOn(anyOf('complaint'), anyOf('term'), anyOf('abbreviation'), anyOf('area'));
      return advise(services, query.q);
    },
  });
