import type { Principal } from '../../../platform/auth/principal.ts';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { openingPost, repliesOf } from '../../posts/queries/posts-of.ts';
import { urgencyOf } from '../../posts/urgent-contract.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { ThreadDetail } from '../contract.ts';
import { aboutAsker } from '../rules/about-asker.ts';
import { tables } from '../tables.ts';
import { threadPolicy } from '../thread.policy.ts';
import { threadUrl } from '../thread-url.ts';
import { relatedThreads } from './similar-threads.ts';
import { presentTerm } from './thread-cards.ts';

/** Replies of one page. */
export const REPLIES_PER_PAGE = 50;

export const noThread = () => notFound('Không tìm thấy câu hỏi này.');

const threadById = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('thread')
    .select(['id', 'slug', 'name', 'status', 'speciality', 'account as authorId', 'gender', 'dob', 'province'])
    .select(['mergedInto', 'isLocked', 'removalReason', 'replyCount', 'createdAt', 'publishedAt', 'updatedAt'])
    .where('id', '=', p.id),
);

export type StoredThread = RowOf<typeof threadById>;

/** A thread as it is stored; one that was merged is the thread in which its posts stand. Throws 404. */
export async function findThread(reader: Pick<Reader, 'row'>, id: number) {
  const row = await reader.row(threadById({ id }));
  if (!row) throw noThread();
  if (row.mergedInto === null) return row;
  const target = await reader.row(threadById({ id: row.mergedInto }));
  if (!target) throw noThread();
  return target;
}

/** A thread that this visitor may read. Throws 404 for any other: nobody learns what waits or was taken down. */
export async function readableThread(
  db: Services['db'],
  principal: Principal | undefined,
  id: number,
): Promise<StoredThread> {
  const thread = await findThread(db.read, id);
  if (thread.status === 'published') return thread;
  if (!principal || !threadPolicy.can(principal, 'view', thread)) throw noThread();
  // Staff who have not shown their second factor have no more rights than a visitor.
  if (thread.authorId !== principal.accountId && !principal.hasSecondFactor) throw noThread();
  return thread;
}

/** What the page of a thread shows. */
export async function threadDetail(
  services: Pick<Services, 'db' | 'clock' | 'search'>,
  thread: StoredThread,
  asked: number,
): Promise<ThreadDetail> {
  const { db, clock } = services;
  const discussion = { kind: 'thread', id: thread.id };
  const pages = Math.max(1, Math.ceil(thread.replyCount / REPLIES_PER_PAGE));
  const page = Math.min(asked, pages);
  const slice = { offset: (page - 1) * REPLIES_PER_PAGE, limit: REPLIES_PER_PAGE };
  const [question, replies, terms, areas, related] = await Promise.all([
    openingPost(services, discussion),
    repliesOf(services, discussion, slice),
    termsOf(db),
    areasOf(db),
    relatedThreads(services, thread),
  ]);
  if (!question) throw noThread();
  const province = thread.province === null ? '' : (areas.province(thread.province)?.name ?? '');
  return {
    id: thread.id,
    slug: thread.slug,
    absolute_url: threadUrl(thread),
    title: thread.name,
    status: thread.status,
    removal_reason: thread.removalReason,
    speciality: presentTerm(terms, thread.speciality),
    about_asker: aboutAsker({ gender: thread.gender, dob: thread.dob, province }, vietnamDay(clock.now())),
    question,
    replies,
    reply_count: thread.replyCount,
    page,
    pages,
    is_locked: thread.isLocked,
    emergency: urgencyOf(`${thread.name}\n${question.body_no_html}`),
    published_at: (thread.publishedAt ?? thread.createdAt).toISOString(),
    updated_at: thread.updatedAt.toISOString(),
    related,
  };
}
