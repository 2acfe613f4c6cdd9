import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { articleDetail, articleList, articleListQuery } from './contract.ts';

/** Calls of visitors about articles. */
export const articleCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/article/',
    summary: 'Articles, the newest first: all, of a topic, or by words',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: articleListQuery,
    answer: articleList,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/article/:id/',
    summary: 'An article with its list of contents, who checked it, and what was replied',
    access: 'public',
    params: z.object({ id: idParam }),
    query: z.object({ page: rawText(10).transform(Number).pipe(z.int().min(1).max(10_000)).catch(1) }),
    answer: articleDetail,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    articles: typeof articleCalls;
  }
}
