import { addressedBy, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { takeNamesOfQuestions } from '../posts/personal-data.ts';
import { tables } from './tables.ts';

const NOBODYS = {
  account: null,
  authorEmail: null,
  gender: null,
  dob: null,
  zaloUid: null,
  province: null,
};

/** What the account asked and follows. The words of questions are posts, which their own feature looks after. */
export const forumData = (services: Services): PersonalData => ({
  export: [
    {
      file: 'threads.json',
      query: accountId =>
        tables
          .selectFrom('thread')
          .select([
            'id',
            'name as title',
            'status',
            'gender',
            'dob',
            'zaloUid',
            'province as provinceId',
            'speciality as specialityId',
          ])
          .select(['authorEmail', 'removalReason', 'createdAt', 'publishedAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'thread-follows.json',
      query: accountId =>
        tables
          .selectFrom('thread_follow')
          .select(['thread as threadId', 'unread', 'told', 'mailedAt', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('thread'),
    },
  ],
  byAddress: [
    {
      name: 'questions',
      ...addressedBy('thread', 'authorEmail'),
      erase: async (unit, email) => {
        const asked = await unit.rows(
          tables.updateTable('thread').set(NOBODYS).where('authorEmail', '=', email).returning('id'),
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
    await unit.run(tables.updateTable('thread').set(NOBODYS).where('account', '=', accountId));
    await eraseRows('thread_follow')(unit, accountId);
  },
});
