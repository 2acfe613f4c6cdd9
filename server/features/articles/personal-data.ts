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
          .select(['article as articleId', 'name as title', 'summary', 'body', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'professional-articles.json',
      query: accountId =>
        tables
          .selectFrom('article')
          .select([
            'id',
            'name as title',
            'author as authorId',
            'authorName',
            'reviewer as reviewerId',
            'reviewerName',
            'reviewedOn',
          ])
          .select(['status', 'summary', 'body', 'createdAt', 'publishedAt', 'updatedAt'])
          .where(eb =>
            eb.or([
              eb('author', 'in', ownedIds('professional', accountId)),
              eb('reviewer', 'in', ownedIds('professional', accountId)),
            ]),
          )
          .orderBy('id'),
    },
  ],
  erase: async (unit, accountId) => {
    await unit.run(tables.updateTable('article_revision').set({ account: null }).where('account', '=', accountId));
  },
};
