import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameter, Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { pageAt } from '../../../platform/lists/page-at.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { presentComment, presentRemoved } from '../comment.presenter.ts';
import type { CommentList, CommentListQuery, CommentSort } from '../contract.ts';
import { NO_SCORE, type Score, summaryOf } from '../rules/review-score.ts';
import { tables } from '../tables.ts';

const PAGE_SIZE = 10;
/** Traces of removed reviews on a page; all of them stand on the page about how An Tâm works. */
const REMOVED_SHOWN = 20;

/** One page of a record's reviews with its owner's answers. Throws 404 for what is neither public nor previewed. */
export async function listComments(
  { db }: Pick<Services, 'db'>,
  subject: Subject,
  id: number,
  query: CommentListQuery,
  isPreview = false,
): Promise<CommentList> {
  const known = subjectTables.selectFrom(subject.table).select('id').where('id', '=', id);
  const [record, score, removed] = await Promise.all([
    db.read.row(isPreview ? known : known.where(isPublic(subject))),
    db.read.row(scoreOfPage({ kind: subject.name, id })),
    db.read.rows(removedOf({ kind: subject.name, id })),
  ]);
  if (!record) throw notFound();
  const count = await countOf(db, subject.name, id, query, score ?? NO_SCORE);
  const { page, pages, offset } = pageAt(count, query.page, PAGE_SIZE);
  const rows = count === 0 ? [] : await db.read.rows(pageOf(subject.name, id, query, offset));
  const replies = rows.length === 0 ? [] : await db.read.rows(repliesTo({ parents: rows.map(row => row.id) }));
  const repliesOf = Map.groupBy(replies.filter(isShown).sort(byId), reply => reply.parentId);
  return {
    count,
    page,
    pages,
    summary: summaryOf(score ?? NO_SCORE),
    items: rows.map(row => presentComment(row, repliesOf.get(row.id) ?? [])),
    removed: removed.map(presentRemoved),
    removed_count: removed.length < REMOVED_SHOWN ? removed.length : await countRemoved(db, subject.name, id),
  };
}

const byId = (a: { readonly id: number }, b: { readonly id: number }) => a.id - b.id;

const shown = (kind: string | Parameter<string>, id: number | Parameter<number>) =>
  tables
    .selectFrom('comment')
    .where('kind', '=', kind)
    .where('entityId', '=', id)
    .where('parentId', 'is', null)
    .where('status', 'in', SHOWN);

const filtered = (kind: string, id: number, { stars, verified }: CommentListQuery) =>
  shown(kind, id)
    .$if(stars !== undefined, rows => rows.where('overall', '=', stars ?? 0))
    .$if(verified === true, rows => rows.where('isVerified', '=', true));

const COLUMNS = [
  'id',
  'authorName',
  'liking',
  'overall',
  'attitude',
  'waitingTime',
  'cleanliness',
  'recommending',
  'body',
  'originalBody',
  'editedBy',
  'isVerified',
  'useful',
  'notUseful',
  'createdAt',
] as const;

interface PageValues {
  readonly kind: string;
  readonly id: number;
  readonly offset: number;
}

/** A page of all reviews in each order: what pages ask for, unless the visitor filters. */
const PAGES = {
  newest: statement((p: Parameters<PageValues>) => ordered(shown(p.kind, p.id), 'newest').offset(p.offset)),
  useful: statement((p: Parameters<PageValues>) => ordered(shown(p.kind, p.id), 'useful').offset(p.offset)),
  highest: statement((p: Parameters<PageValues>) => ordered(shown(p.kind, p.id), 'highest').offset(p.offset)),
  lowest: statement((p: Parameters<PageValues>) => ordered(shown(p.kind, p.id), 'lowest').offset(p.offset)),
};

const pageOf = (kind: string, id: number, query: CommentListQuery, offset: number) =>
  query.stars === undefined && query.verified === undefined
    ? PAGES[query.sort]({ kind, id, offset })
    : ordered(filtered(kind, id, query), query.sort).offset(offset);

function ordered(reviews: ReturnType<typeof shown>, sort: CommentSort) {
  const rows = reviews.select(COLUMNS).limit(literal(PAGE_SIZE));
  switch (sort) {
    case 'newest':
      return rows.orderBy('createdAt', 'desc').orderBy('id', 'desc');
    case 'useful':
      return rows.orderBy('useful', 'desc').orderBy('id', 'desc');
    case 'highest':
      return rows.orderBy('overall', 'desc').orderBy('id', 'desc');
    case 'lowest':
      // As the index has it: those who gave no stars come last, as in every other order.
      return rows
        .orderBy(eb => eb.case().when('overall', '=', literal(0)).then(literal(6)).else(eb.ref('overall')).end())
        .orderBy('id', 'desc');
  }
}

const scoreOfPage = statement((p: Parameters<{ kind: string; id: number }>) =>
  tables.selectFrom('review_score').selectAll().where('kind', '=', p.kind).where('entityId', '=', p.id),
);

const repliesTo = statement((p: Parameters<{ parents: readonly number[] }>) =>
  tables
    .selectFrom('comment')
    .select(['id', 'parentId', 'status', 'authorName', 'body', 'editedAt', 'createdAt'])
    // The index holds answers alone, and SQLite wants this condition to use it.
    .where('parentId', 'is not', null)
    .where('parentId', 'in', idList(p.parents)),
);

async function countRemoved(db: Services['db'], kind: string, id: number): Promise<number> {
  const counted = await db.read.row(removedCountOf({ kind, id }));
  return Number(counted?.count ?? 0);
}

const removedCountOf = statement((p: Parameters<{ kind: string; id: number }>) =>
  tables
    .selectFrom('comment')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('status', '=', literal('hidden')),
);

const removedOf = statement((p: Parameters<{ kind: string; id: number }>) =>
  tables
    .selectFrom('comment')
    .select(['id', 'removedAt', 'removalReason'])
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('status', '=', literal('hidden'))
    .orderBy('id', 'desc')
    .limit(literal(REMOVED_SHOWN)),
);

/** Stored numbers answer all but both filters together. */
async function countOf(
  db: Services['db'],
  kind: string,
  id: number,
  query: CommentListQuery,
  score: Score,
): Promise<number> {
  const { stars, verified } = query;
  if (stars === undefined) return verified ? score.verified : score.reviews;
  if (!verified) return summaryOf(score).distribution[stars - 1] ?? 0;
  const counted = await db.read.row(filtered(kind, id, query).select(eb => eb.fn.countAll<number>().as('count')));
  return Number(counted?.count ?? 0);
}
