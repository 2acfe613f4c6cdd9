import { Account } from '@antam/server/features/accounts/account.entity.ts';
import { bodyHash } from '@antam/server/features/contributions/repeated-texts.ts';
import { tables as forumTables } from '@antam/server/features/forum/tables.ts';
import { postReply } from '@antam/server/features/posts/commands/post-reply.ts';
import { newPost } from '@antam/server/features/posts/contract.ts';
import { tables as postTables } from '@antam/server/features/posts/tables.ts';
import { tablesOf } from '@antam/server/platform/db/tables.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { PlannedWrites } from './planned-writes.ts';

const tables = tablesOf(Account);
const PEOPLE = 40;
const THREADS = 200;
const MEMBER_FOR_MS = 90 * 86_400_000;

const MEMBER = {
  ...({ sessionId: 1, role: 'user', status: 'active' } as const),
  isOfficial: false,
  isEmailConfirmed: true,
  hasSecondFactor: false,
};

/** Members of whom something was published before reply to threads in turn, which is shown at once. */
export const planReplies: PlannedWrites = {
  name: 'reply',
  plan: async services => {
    const people = await addMembers(services);
    const threads = await services.db.primary.rows(
      forumTables.selectFrom('thread').select('id').where('status', '=', 'published').orderBy('id').limit(THREADS),
    );
    return async (measured, n) => {
      const accountId = people[n % people.length] ?? 0;
      const principal = { ...MEMBER, accountId };
      const sent = newPost.parse({
        thread_id: threads[n % threads.length]?.id,
        body: `Nhà mình cũng từng bị như vậy, đi khám sớm thì yên tâm hơn, lần thứ ${n}.`,
      });
      const sending = { content: `bench-reply-${n}`, key: undefined };
      const who = { principal, actor: { actorId: accountId, requestId: 'bench' }, sending };
      const id = await postReply(measured, who, sent);
      if (id === 0) throw new Error('a reply was not stored');
    };
  },
};

/** Accounts of long standing with a post each. */
async function addMembers({ db, clock }: Services): Promise<number[]> {
  const longAgo = new Date(clock.now().getTime() - MEMBER_FOR_MS);
  return db.transaction(async unit => {
    const ids: number[] = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      const cells = { email: `bench-reply-${n}@antam.example`, name: 'Nguyễn Văn Đo', utm: {} };
      const account = await unit.row(
        tables
          .insertInto('account')
          .values({ ...cells, createdAt: longAgo, updatedAt: longAgo })
          .returning('id'),
      );
      if (!account) throw new Error('an account without an id');
      const text = `Bài cũ của người thứ ${n}.`;
      await unit.run(
        postTables.insertInto('post').values({
          kind: 'article',
          entityId: 900_000 + n,
          position: 1,
          account: account.id,
          authorName: cells.name,
          answerType: 'member',
          body: `<p>${text}</p>`,
          bodyNoHtml: text,
          bodyHash: bodyHash(text),
          status: 'published',
          objections: [],
          createdAt: longAgo,
        }),
      );
      ids.push(account.id);
    }
    return ids;
  });
}
