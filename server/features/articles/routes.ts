import { anyOf, countsOf, FOUND, listOf, quoted, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { thanksOf } from '../posts/post-tags.ts';
import { ARTICLE } from './article-tags.ts';
import { articleCalls } from './calls-contract.ts';
import { articleDetail } from './queries/article-detail.ts';
import { listArticles } from './queries/list-articles.ts';

/** Calls of visitors about articles. */
export function articleRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(articleCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(listOf(ARTICLE), anyOf('term'));
      if (query.q) context.dependsOn(FOUND);
      return listArticles(services, query);
    },
    detail: async ({ params: { id }, query: { page } }, context) => {
      context.dependsOn(record(ARTICLE, id), thanksOf(ARTICLE, id), countsOf(ARTICLE, id), anyOf('term'));
      // Pages of people: names and pictures of who wrote, checked and answered; and the newest articles beside it.
      context.dependsOn(listOf('professional'), listOf('place'), listOf(ARTICLE));
      const previewed = context.previewed(ARTICLE, id);
      const detail = await articleDetail(readsOf(services, previewed !== undefined), id, page, previewed);
      context.dependsOn(...detail.related.map(each => quoted(ARTICLE, each.id, ['name', 'slug', 'summary', 'status'])));
      return detail;
    },
  });
}
