import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { shownAuthor } from '../../posts/post.presenter.ts';
import { replyersOf } from '../../posts/queries/replyers-of.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { ThreadCard } from '../contract.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { tables } from '../tables.ts';
import { threadUrl } from '../thread-url.ts';

/** The columns that a card is presented from. */
export const CARD_COLUMNS = [
  'id',
  'slug',
  'name',
  'speciality',
  'createdAt',
  'publishedAt',
  'lastReplyAt',
  'replyCount',
  'answerCount',
  'thankCount',
] as const;

export interface ThreadRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly speciality: number | null;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly lastReplyAt: Date | null;
  readonly replyCount: number;
  readonly answerCount: number;
  readonly thankCount: number;
}

const EXCERPT = 220;

const rowsByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('thread')
    .select(CARD_COLUMNS)
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

/** The rows of those threads that everybody may read, in the order of the ids. */
export async function shownThreads({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<ThreadRow[]> {
  if (ids.length === 0) return [];
  const found = new Map((await db.read.rows(rowsByIds({ ids }))).map(row => [row.id, row]));
  return ids.flatMap(id => found.get(id) ?? []);
}

/** Cards of threads, in their order. A fixed number of queries. */
export async function threadCards(services: Pick<Services, 'db'>, rows: readonly ThreadRow[]): Promise<ThreadCard[]> {
  if (rows.length === 0) return [];
  const threads = rows.map(({ id }) => id);
  const [terms, openings, answeredBy] = await Promise.all([
    termsOf(services.db),
    services.db.read.rows(openingsOf({ threads })),
    firstAnswers(services, rows),
  ]);
  const openingOf = new Map(openings.map(post => [post.entityId, post]));
  return rows.map(row => {
    const opening = openingOf.get(row.id);
    return {
      id: row.id,
      absolute_url: threadUrl(row),
      title: row.name,
      excerpt: excerptOf(opening?.bodyNoHtml ?? '', EXCERPT),
      speciality: presentTerm(terms, row.speciality),
      created_by: { name: opening ? shownAuthor(opening).name : '' },
      published_at: (row.publishedAt ?? row.createdAt).toISOString(),
      last_reply_at: row.lastReplyAt?.toISOString() ?? null,
      replies: row.replyCount,
      answers: row.answerCount,
      thanks: row.thankCount,
      answered_by: answeredBy(row.id),
    };
  });
}

/** A speciality as threads show it. */
export function presentTerm(terms: Terms, id: number | null): ThreadCard['speciality'] {
  const term = id === null ? undefined : terms.get(id);
  return term ? { slug: term.slug, name: term.name } : null;
}

const openingsOf = statement((p: Parameters<{ readonly threads: readonly number[] }>) =>
  tables
    .selectFrom('post')
    .select(['entityId', 'authorName', 'hidingCreator', 'answerType', 'bodyNoHtml'])
    .where('kind', '=', literal('thread'))
    .where('entityId', 'in', idList(p.threads))
    .where('position', '=', literal(0)),
);

const professionalAnswers = statement((p: Parameters<{ readonly threads: readonly number[] }>) =>
  tables
    .selectFrom('post')
    .select(['entityId', 'replyerType', 'replyerId', 'authorName', 'hidingCreator'])
    .where('kind', '=', literal('thread'))
    .where('entityId', 'in', idList(p.threads))
    .where('position', '>', literal(0))
    .where('status', 'in', SHOWN)
    .where('answerType', '=', literal('professional'))
    .where('hidingCreator', '=', false)
    .orderBy('entityId')
    .orderBy('position'),
);

/** Who answered first of those whose licence was checked, by thread; those who hide their name are passed over. */
export async function firstAnswers(
  services: Pick<Services, 'db'>,
  rows: ReadonlyArray<Pick<ThreadRow, 'id' | 'answerCount'>>,
): Promise<(thread: number) => ThreadCard['answered_by']> {
  const threads = rows.flatMap(({ id, answerCount }) => (answerCount > 0 ? [id] : []));
  if (threads.length === 0) return () => null;
  const answers = await services.db.read.rows(professionalAnswers({ threads }));
  const firstOf = new Map(answers.toReversed().map(answer => [answer.entityId, answer]));
  const replyerOf = await replyersOf(services, [...firstOf.values()]);
  return thread => {
    const first = firstOf.get(thread);
    const replyer = first ? replyerOf(first) : null;
    return replyer && { name: replyer.name, label: replyer.label, thumbnail: replyer.thumbnail };
  };
}
