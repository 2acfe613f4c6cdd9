import { ids as idList } from '../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { exportedReports } from '../contributions/reports.ts';
import { deleteFilesLater, FILES_OF_IMAGE } from './commands/delete-post-images.ts';
import { HIDDEN_NAME } from './contract.ts';
import { announcePostsOf } from './post-tags.ts';
import { POSTS, tables } from './tables.ts';

/** What the account wrote in discussions, the pictures of it, and what they did about posts of others. */
export const postData = (services: Services): PersonalData => ({
  notes: [
    'posts.json: bài viết và câu trả lời của bạn; post-images.json: ảnh kèm theo, tải về tại trang của bài viết.',
  ],
  export: [
    {
      file: 'posts.json',
      query: accountId =>
        tables
          .selectFrom('post')
          .select(['id', 'kind', 'entityId', 'position', 'authorName', 'answerType', 'replyerType', 'replyerId'])
          .select(['body', 'hidingCreator', 'censorImages', 'status', 'removalReason', 'thanks', 'agreements'])
          .select(['createdAt', 'modifiedAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
    {
      file: 'post-images.json',
      query: accountId =>
        tables
          .selectFrom('post_image')
          .innerJoin('post', 'post.id', 'post_image.post')
          .select([
            'post_image.id',
            'post_image.post as postId',
            'post_image.caption',
            'post_image.width',
            'post_image.height',
          ])
          .select(['post_image.key', 'post_image.createdAt'])
          .where('post.account', '=', accountId)
          .orderBy('post_image.id'),
    },
    {
      file: 'post-thanks.json',
      query: accountId =>
        tables
          .selectFrom('post_thanks')
          .select(['post as postId', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('post'),
    },
    {
      file: 'post-agreements.json',
      query: accountId =>
        tables
          .selectFrom('post_agreement')
          .select(['post as postId', 'professional as professionalId', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('post'),
    },
    exportedReports(POSTS),
    {
      file: 'post-assignments.json',
      query: accountId =>
        tables
          .selectFrom('post_assignment')
          .select(['id', 'post as postId', 'state', 'createdAt', 'endedAt'])
          .select(eb => eb('assignedTo', '=', accountId).as('isAsked'))
          .where(eb => eb.or([eb('assignedTo', '=', accountId), eb('assignedBy', '=', accountId)]))
          .orderBy('id'),
    },
    {
      file: 'reply-identities.json',
      query: accountId =>
        tables
          .selectFrom('reply_identity')
          .select(['kind', 'entityId', 'consent', 'createdAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
  ],
  erase: async (unit, accountId) => {
    await takeNames(unit, services, accountId);
    await takeActs(unit, accountId);
  },
});

/** The words stay, under nobody's name; pictures may show who the author is, and go. */
async function takeNames(unit: UnitOfWork, services: Services, accountId: number): Promise<void> {
  const written = tables.selectFrom('post').select(['id', 'kind', 'entityId']);
  await takeNamesOf(unit, services, await unit.rows(written.where('account', '=', accountId)));
}

/** Takes the name off the questions that visitors without an account asked in these threads. */
export async function takeNamesOfQuestions(
  unit: UnitOfWork,
  services: Services,
  threads: readonly number[],
): Promise<void> {
  const written = await unit.rows(
    tables
      .selectFrom('post')
      .select(['id', 'kind', 'entityId', 'account as accountId'])
      .where('kind', '=', 'thread')
      .where('entityId', 'in', idList(threads))
      .where('position', '=', 0),
  );
  // Asked in the statement, SQLite would begin with all posts that nobody's account has written.
  const ofNobody = written.filter(({ accountId }) => accountId === null);
  await takeNamesOf(unit, services, ofNobody);
}

interface Written {
  readonly id: number;
  readonly kind: string;
  readonly entityId: number;
}

async function takeNamesOf(unit: UnitOfWork, services: Services, written: readonly Written[]): Promise<void> {
  const own = idList(written.map(({ id }) => id));
  const images = await unit.rows(tables.deleteFrom('post_image').where('post', 'in', own).returning(FILES_OF_IMAGE));
  await deleteFilesLater(unit, services, images);
  await unit.run(
    tables
      .updateTable('post')
      .set({ account: null, authorName: HIDDEN_NAME, hidingCreator: true, replyerType: null, replyerId: null })
      .where('id', 'in', own),
  );
  const byKind = Map.groupBy(written, ({ kind }) => kind);
  for (const [kind, posts] of byKind) {
    const ids = [...new Set(posts.map(({ entityId }) => entityId))];
    await announcePostsOf(unit, services, { kind, ids }, { hides: true });
  }
}

/** Thanks stay counted, as nobody is named by them; agreements name a page, and go. */
async function takeActs(unit: UnitOfWork, accountId: number): Promise<void> {
  await eraseRows('post_thanks', 'post_report', 'reply_identity')(unit, accountId);
  const agreed = await unit.rows(
    tables.deleteFrom('post_agreement').where('account', '=', accountId).returning('post'),
  );
  if (agreed.length > 0) {
    await unit.run(
      tables
        .updateTable('post')
        .set(eb => ({ agreements: eb('agreements', '-', 1) }))
        .where('id', 'in', idList(agreed.map(({ post }) => post))),
    );
  }
  await unit.run(tables.deleteFrom('post_assignment').where('assignedTo', '=', accountId));
  await unit.run(tables.updateTable('post_assignment').set({ assignedBy: null }).where('assignedBy', '=', accountId));
}
