import { addressedBy, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { exportedReports } from '../contributions/reports.ts';
import { COMMENTS, tables } from './tables.ts';

/** The name under which the comments of an account stay that is gone. */
const NAMELESS = 'Thành viên ẩn danh';

/** What the account wrote about records, voted on and reported. */
export const reviewData: PersonalData = {
  export: [
    {
      file: 'comments.json',
      query: accountId =>
        tables
          .selectFrom('comment')
          .select(['id', 'kind', 'entityId', 'parentId', 'authorName', 'status', 'body', 'originalBody', 'liking'])
          .select(['overall', 'attitude', 'waitingTime', 'cleanliness', 'recommending', 'isVerified'])
          .select(['useful', 'notUseful', 'editedBy', 'editedAt', 'removalReason', 'removedAt', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'comment-votes.json',
      query: accountId =>
        tables
          .selectFrom('comment_vote')
          .select(['comment as commentId', 'useful', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('comment'),
    },
    exportedReports(COMMENTS),
  ],
  byAddress: [
    {
      name: 'reviews',
      ...addressedBy('comment', 'authorEmail'),
      erase: async (unit, email) =>
        void (await unit.run(
          tables
            .updateTable('comment')
            .set({ authorEmail: null, authorName: NAMELESS })
            .where('authorEmail', '=', email),
        )),
    },
  ],
  erase: async (unit, accountId) => {
    await unit.run(
      tables.updateTable('comment').set({ account: null, authorName: NAMELESS }).where('account', '=', accountId),
    );
    await eraseRows('comment_vote', 'comment_report')(unit, accountId);
  },
};
