import type { PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import { tables } from './tables.ts';

/** The versions of articles that the account saved, and the articles of professionals whose page the account owns. */
export const articleData: PersonalData = {
  export: [
    {
      file: 'article-revisions.json',
      query: accountId =>
        tables
          .selectFrom('article_revision')
          .select(['article_id', 'name as title', 'summary', 'body', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'professional-articles.json',
      query: accountId =>
        tables
          .selectFrom('article')
          .select(['id', 'name as title', 'author_id', 'author_name', 'reviewer_id', 'reviewer_name', 'reviewed_on'])
          .select(['status', 'summary', 'body', 'created_at', 'published_at', 'updated_at'])
          .where(eb =>
            eb.or([
              eb('author_id', 'in', ownedIds('professional', accountId)),
              eb('reviewer_id', 'in', ownedIds('professional', accountId)),
            ]),
          )
          .orderBy('id'),
    },
  ],
  erase: async (unit, accountId) => {
    await unit.run(
      tables.updateTable('article_revision').set({ account_id: null }).where('account_id', '=', accountId),
    );
  },
};
