import { addressedBy, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { tables } from './tables.ts';

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
          .select(['id', 'kind', 'entity_id', 'parent_id', 'author_name', 'status', 'body', 'original_body', 'liking'])
          .select(['overall', 'attitude', 'waiting_time', 'cleanliness', 'recommending', 'is_verified'])
          .select(['useful', 'not_useful', 'edited_by', 'edited_at', 'removal_reason', 'removed_at', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'comment-votes.json',
      query: accountId =>
        tables
          .selectFrom('comment_vote')
          .select(['comment_id', 'useful', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('comment_id'),
    },
    {
      file: 'comment-reports.json',
      query: accountId =>
        tables
          .selectFrom('comment_report')
          .select(['comment_id', 'reason', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
  ],
  byAddress: [
    {
      name: 'reviews',
      ...addressedBy('comment', 'author_email'),
      erase: async (unit, email) =>
        void (await unit.run(
          tables
            .updateTable('comment')
            .set({ author_email: null, author_name: NAMELESS })
            .where('author_email', '=', email),
        )),
    },
  ],
  erase: async (unit, accountId) => {
    await unit.run(
      tables
        .updateTable('comment')
        .set({ account_id: null, author_name: NAMELESS })
        .where('account_id', '=', accountId),
    );
    await eraseRows('comment_vote', 'comment_report')(unit, accountId);
  },
};
