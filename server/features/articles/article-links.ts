import type { LinkTexts } from '../../platform/linking/link-sources.ts';
import type { StoredLinks } from '../../platform/linking/linking.ts';
import type { Services } from '../../platform/services.ts';
import { ARTICLE } from './article-tags.ts';

/** The text of articles, in which known names are linked. */
export const articleLinks: LinkTexts = {
  subject: ARTICLE,
  aspects: ['body', 'status'],
  table: 'article',
  columns: ['body'],
  owner: 'id',
  foundAs: ARTICLE,
};

/** The links of an article that is about to be stored; `id` once it has one. */
export const linkArticle = ({ linking }: Pick<Services, 'linking'>, body: string, id?: number): Promise<StoredLinks> =>
  linking.link({ table: articleLinks.table, subject: ARTICLE, ...(id !== undefined && { id }) }, [body]);
