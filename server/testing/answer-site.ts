import type { RenderRequest } from '../app/site.ts';
import { createFakeSite, type FakeSite } from './fake-site.ts';

/**
 * A site of which each page is the answer of one call, cached as pages are: `/place/1/` shows what `/api/v1/place/1/`
 * answers, as JSON.
 * @param statusOf the status of a page that is rendered at that moment
 */
export function createAnswerSite(statusOf: () => number = () => 200): FakeSite {
  const asked: RenderRequest[] = [];
  return {
    ...createFakeSite(),
    asked,
    canonicalPath: () => null,
    addressKind: () => 'plain',
    render: async request => {
      asked.push(request);
      const { body } = await request.dispatch(`/api/v1${request.url}`, { method: 'GET', headers: {} });
      return { status: statusOf(), html: [JSON.stringify(body)] };
    },
  };
}
