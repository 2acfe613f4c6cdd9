import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameter, Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import type { OwnThreads, THREAD_TABS } from '../contract.ts';
import { tables } from '../tables.ts';
import { threadUrl } from '../thread-url.ts';
import { neededAnswers } from './needed-answers.ts';

type Tab = (typeof THREAD_TABS)[number];
type OwnThread = OwnThreads['threads'][number];

/** The newest ones are shown. */
const MAX_THREADS = 100;

/** What an account asked, replied to, follows and is asked to answer: the numbers of all, and one tab. */
export async function ownThreads(
  services: Pick<Services, 'db' | 'subjects'>,
  accountId: number,
  named: Tab | undefined,
): Promise<OwnThreads> {
  const counting = countsOf(services, accountId);
  // Askers wait for these answers.
  const tab = named ?? ((await counting).need_answered > 0 ? 'need-answered' : 'asked');
  const [counts, ids, needed] = await Promise.all([
    counting,
    idsOf(services, accountId, tab),
    tab === 'need-answered' ? neededAnswers(services, accountId) : [],
  ]);
  return { tab, counts, threads: await threadsOf(services, accountId, ids, tab), need_answered: needed };
}

interface Own {
  readonly accountId: number;
}

const asked = (accountId: Parameter<number>) => tables.selectFrom('thread').where('account', '=', accountId);
const followed = (accountId: Parameter<number>) => tables.selectFrom('thread_follow').where('account', '=', accountId);

/** One row for each reply. */
const replies = (accountId: Parameter<number>) =>
  tables
    .selectFrom('post')
    .where('account', '=', accountId)
    .where('kind', '=', literal('thread'))
    .where('position', '>', literal(0));

const numbersOf = statement(({ accountId }: Parameters<Own>) =>
  tables.selectNoFrom([
    asked(accountId)
      .select(each => each.fn.countAll<number>().as('count'))
      .as('asked'),
    replies(accountId)
      .select(each => each.fn.count<number>('entityId').distinct().as('count'))
      .as('replied'),
    followed(accountId)
      .select(each => each.fn.countAll<number>().as('count'))
      .as('followed'),
    unreadOf(accountId).as('unread'),
    neededBy(accountId).as('needed'),
  ]),
);

async function countsOf({ db }: Pick<Services, 'db'>, accountId: number): Promise<OwnThreads['counts']> {
  const row = await db.primary.row(numbersOf({ accountId }));
  const numberOf = (count: number | string | null | undefined) => Number(count ?? 0);
  return {
    asked: numberOf(row?.asked),
    replied: numberOf(row?.replied),
    followed: numberOf(row?.followed),
    need_answered: numberOf(row?.needed),
    unread: numberOf(row?.unread),
  };
}

const waitingOf = statement(({ accountId }: Parameters<Own>) =>
  tables.selectNoFrom([unreadOf(accountId).as('unread'), neededBy(accountId).as('needed')]),
);

/** How many followed threads have replies that the account has not seen, and how many it is asked to answer. */
export async function waitingThreads(
  services: Pick<Services, 'db'>,
  accountId: number,
): Promise<{ readonly unread: number; readonly needed: number }> {
  const row = await services.db.primary.row(waitingOf({ accountId }));
  return { unread: Number(row?.unread ?? 0), needed: Number(row?.needed ?? 0) };
}

const unreadOf = (accountId: Parameter<number>) =>
  followed(accountId)
    .where('unread', '>', 0)
    .select(each => each.fn.countAll<number>().as('count'));

const neededBy = (accountId: Parameter<number>) =>
  tables
    .selectFrom('post_assignment')
    .where('assignedTo', '=', accountId)
    .where('state', '=', 'open')
    .select(each => each.fn.countAll<number>().as('count'));

const askedIds = statement((p: Parameters<Own>) =>
  asked(p.accountId).select('id').orderBy('id', 'desc').limit(literal(MAX_THREADS)),
);

const followedIds = statement((p: Parameters<Own>) =>
  followed(p.accountId).select('thread as id').orderBy('thread', 'desc').limit(literal(MAX_THREADS)),
);

const repliedIds = statement((p: Parameters<Own>) =>
  replies(p.accountId)
    .select('entityId as id')
    .orderBy('createdAt', 'desc')
    .limit(literal(5 * MAX_THREADS)),
);

async function idsOf({ db }: Pick<Services, 'db'>, accountId: number, tab: Tab): Promise<number[]> {
  switch (tab) {
    case 'asked':
      return db.primary.column(askedIds({ accountId }));
    case 'followed':
      return db.primary.column(followedIds({ accountId }));
    case 'replied':
      return [...new Set(await db.primary.column(repliedIds({ accountId })))].slice(0, MAX_THREADS);
    case 'need-answered':
      return [];
  }
}

async function threadsOf(
  { db }: Pick<Services, 'db'>,
  accountId: number,
  ids: readonly number[],
  tab: Tab,
): Promise<OwnThread[]> {
  if (ids.length === 0) return [];
  const rows = await db.primary.rows(
    tables
      .selectFrom('thread')
      .leftJoin('thread_follow as follow', join =>
        join.onRef('follow.thread', '=', 'thread.id').on('follow.account', '=', accountId),
      )
      .select(['thread.id', 'thread.slug', 'thread.name', 'thread.status', 'thread.removalReason'])
      .select(['thread.createdAt', 'thread.replyCount', 'thread.answerCount', 'follow.unread'])
      .where('thread.id', 'in', idList(ids))
      .$if(tab !== 'asked', threads => threads.where('thread.status', '=', literal('published'))),
  );
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        id,
        absolute_url: threadUrl(row),
        title: row.name,
        status: row.status,
        removal_reason: row.removalReason,
        created_at: row.createdAt.toISOString(),
        replies: row.replyCount,
        answers: row.answerCount,
        unread: row.unread ?? 0,
      },
    ];
  });
}
