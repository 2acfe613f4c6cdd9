import type { Services } from '../../../platform/services.ts';
import { textOfHtml } from '../../posts/rules/post-text.ts';
import { wordChanges } from '../rules/word-changes.ts';
import type { ArticleRevisionAnswer } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { noArticle } from './article-detail.ts';

const MAX_REVISIONS = 30;

/** The latest versions of an article, the newest first, each against the one before it. Throws 404. */
export async function articleRevisions(services: Pick<Services, 'db'>, id: number): Promise<ArticleRevisionAnswer[]> {
  const [current, rows] = await Promise.all([
    services.db.primary.row(tables.selectFrom('article').select(['name', 'summary', 'body']).where('id', '=', id)),
    services.db.primary.rows(
      tables
        .selectFrom('article_revision as revision')
        .leftJoin('account', 'account.id', 'revision.account')
        .select(['revision.id', 'revision.name', 'revision.summary', 'revision.body', 'revision.createdAt'])
        .select('account.name as savedBy')
        .where('revision.article', '=', id)
        .orderBy('revision.id', 'desc')
        .limit(MAX_REVISIONS + 1),
    ),
  ]);
  if (!current) throw noArticle();
  const now = readable(current);
  return rows.slice(0, MAX_REVISIONS).map((row, index) => {
    const before = rows[index + 1];
    return {
      id: row.id,
      saved_by: row.savedBy,
      saved_at: row.createdAt.toISOString(),
      title: row.name,
      changes: wordChanges(before ? readable(before) : '', readable(row)),
      is_current: readable(row) === now,
    };
  });
}

/** A version as it is read, a line for each paragraph. */
const readable = ({ name, summary, body }: { name: string; summary: string; body: string }) =>
  `${name}\n${summary}\n${textOfHtml(body)}`;
