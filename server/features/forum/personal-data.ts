import { addressedBy, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { takeNamesOfQuestions } from '../posts/personal-data.ts';
import { tables } from './tables.ts';

const NOBODYS = {
  account_id: null,
  author_email: null,
  gender: null,
  dob: null,
  zalo_uid: null,
  province_id: null,
};

/** What the account asked and follows. The words of questions are posts, which their own feature looks after. */
export const forumData = (services: Services): PersonalData => ({
  export: [
    {
      file: 'threads.json',
      query: accountId =>
        tables
          .selectFrom('thread')
          .select(['id', 'name as title', 'status', 'gender', 'dob', 'zalo_uid', 'province_id', 'speciality_id'])
          .select(['author_email', 'removal_reason', 'created_at', 'published_at'])
          .where('account_id', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'thread-follows.json',
      query: accountId =>
        tables
          .selectFrom('thread_follow')
          .select(['thread_id', 'unread', 'told', 'mailed_at', 'created_at'])
          .where('account_id', '=', accountId)
          .orderBy('thread_id'),
    },
  ],
  byAddress: [
    {
      name: 'questions',
      ...addressedBy('thread', 'author_email'),
      erase: async (unit, email) => {
        const asked = await unit.rows(
          tables.updateTable('thread').set(NOBODYS).where('author_email', '=', email).returning('id'),
        );
        await takeNamesOfQuestions(
          unit,
          services,
          asked.map(({ id }) => id),
        );
      },
    },
  ],
  erase: async (unit, accountId) => {
    await unit.run(tables.updateTable('thread').set(NOBODYS).where('account_id', '=', accountId));
    await eraseRows('thread_follow')(unit, accountId);
  },
});
