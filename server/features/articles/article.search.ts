import type { Database } from '../../platform/db/database.ts';
import { literal } from '../../platform/db/expressions.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import { textOfHtml } from '../posts/rules/post-text.ts';
import type { FindableSource } from '../search/search-source.ts';
import { ARTICLE } from './article-tags.ts';
import { articleUrl } from './article-url.ts';
import { articlePages } from './pages.ts';
import { topicsOf } from './queries/article-cards.ts';
import { tables } from './tables.ts';

const WEIGHT = 0.5;

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('article')
    .select(['id', 'slug', 'name', 'summary', 'body'])
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published'))
    .orderBy('id'),
);

/** Articles by all their words, for the page of results; suggestions show none. */
export const articleSearch: FindableSource = {
  kind: ARTICLE,
  number: 8,
  inSmallIndex: false,
  isSuggested: false,
  objectType: 'article_index',
  title: 'Bài viết',
  listUrl: q => articlePages.list({ q }),
  entity: ARTICLE,
  aspects: ['name', 'slug', 'summary', 'body', 'status', 'topics'],
  ids: db => idBatches(db, 'article', 'status = ?', ['published']),
  documents: async (db: Database, ids) => {
    const rows = await db.read.rows(rowsOf({ ids }));
    const topics = await topicsOf({ db }, ids);
    return rows.map(row => {
      const names = topics(row.id).map(({ name }) => name);
      return {
        kind: ARTICLE,
        entityId: row.id,
        name: row.name,
        province: null,
        weight: WEIGHT,
        body: [...names, row.summary, textOfHtml(row.body)],
        card: {
          name: row.name,
          absolute_url: articleUrl(row),
          main_thumbnail_image: null,
          specialities_nested: names,
          address: '',
          body_search: row.summary,
          type: '',
        },
      };
    });
  },
};
