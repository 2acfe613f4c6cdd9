import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { requirePeople } from '../../records/commands/require-people.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { linkArticle } from '../article-links.ts';
import { ARTICLE } from '../article-tags.ts';
import { schedulePublication } from '../jobs/publish-article.ts';
import { noArticle } from '../queries/article-detail.ts';
import { firstPicture, readingMinutes } from '../rules/article-facts.ts';
import type { ArticleWrite } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { type ArticleState, openDiscussion, showTopics } from './show-article.ts';

/** Runs in the same transaction; writes into the audit log what was done. */
export type Also = (unit: UnitOfWork, id: number) => Promise<void>;

/** Writes a new article and answers its id. Throws 422. */
export async function createArticle(
  services: Services,
  editorId: number,
  draft: ArticleWrite,
  also: Also,
): Promise<number> {
  const columns = await columnsOf(services, draft);
  const links = await linkArticle(services, columns.body);
  return services.db.transaction(async unit => {
    const now = services.clock.now();
    await requirePeople(unit, services, { author: draft.author, reviewer: draft.reviewer });
    const created = await unit.row(
      tables
        .insertInto('article')
        .values({ ...columns, ...links, ...statusOf(draft, now, null), createdAt: now, updatedAt: now })
        .returning('id'),
    );
    if (!created) throw new Error('An article was not written');
    await follow(unit, services, { id: created.id, editorId, draft, body: columns.body, isNewText: true });
    await also(unit, created.id);
    return created.id;
  });
}

/** Changes an article. Throws 404, 409 where another staff member saved since `updatedAt`, and 422. */
export async function updateArticle(
  services: Services,
  editorId: number,
  { id, updatedAt, draft }: { readonly id: number; readonly updatedAt: string; readonly draft: ArticleWrite },
  also: Also,
): Promise<void> {
  const columns = await columnsOf(services, draft);
  const links = await linkArticle(services, columns.body, id);
  await services.db.transaction(async unit => {
    const before = await lockedArticle(unit, services, id);
    if (before.updatedAt.getTime() !== new Date(updatedAt).getTime()) throw savedMeanwhile();
    await requirePeople(unit, services, { author: draft.author, reviewer: draft.reviewer });
    const now = services.clock.now();
    await unit.run(
      tables
        .updateTable('article')
        .set({ ...columns, ...links, ...statusOf(draft, now, before), updatedAt: now })
        .where('id', '=', id),
    );
    const isNewText = before.name !== draft.title || before.summary !== draft.summary || before.body !== columns.body;
    await follow(unit, services, { id, editorId, draft, body: columns.body, isNewText });
    await also(unit, id);
  });
}

/** An article that nobody else changes until the transaction ends. Throws 404. */
export async function lockedArticle(unit: UnitOfWork, { db }: Pick<Services, 'db'>, id: number) {
  await lockRows(unit, db.engine, 'article', [id]);
  const row = await unit.row(
    tables
      .selectFrom('article')
      .select(['id', 'name', 'summary', 'body', 'authorName', 'status', 'publishAt', 'publishedAt', 'updatedAt'])
      .where('id', '=', id),
  );
  if (!row) throw noArticle();
  return row;
}

const savedMeanwhile = () => conflict('Bài viết này vừa được lưu ở nơi khác. Xin tải lại trang rồi sửa tiếp.');

async function columnsOf({ db }: Pick<Services, 'db'>, draft: ArticleWrite) {
  const terms = await termsOf(db);
  if (!draft.topics.every(id => terms.get(id)?.kind === 'speciality')) {
    throw invalid({ topics: ['Có chủ đề không còn nữa.'] });
  }
  const body = await safeHtml(draft.body, 'full');
  return {
    name: draft.title,
    slug: slugOf(draft.title),
    summary: draft.summary,
    body,
    picture: firstPicture(body),
    readingMinutes: readingMinutes(body),
    isLocked: draft.is_locked,
    authorName: draft.author_name,
    author: draft.author,
    reviewerName: draft.reviewer_name,
    reviewer: draft.reviewer,
    reviewedOn: draft.reviewed_on,
  };
}

/** What the chosen status means for the article's times. Throws 422 where a scheduled one has no moment to come. */
function statusOf({ status, publish_at }: ArticleWrite, now: Date, before: Pick<ArticleState, 'publishedAt'> | null) {
  if (status === 'scheduled' && (publish_at === null || publish_at <= now)) {
    throw invalid({ publish_at: ['Xin chọn một thời điểm sắp tới.'] });
  }
  const published = before?.publishedAt ?? null;
  return {
    status,
    publishAt: status === 'scheduled' ? publish_at : null,
    publishedAt: status === 'published' ? (published ?? now) : published,
  };
}

interface Saved {
  readonly id: number;
  readonly editorId: number;
  readonly draft: ArticleWrite;
  /** Sanitised. */
  readonly body: string;
  readonly isNewText: boolean;
}

/** As many versions of an article stay; the console shows fewer. */
export const MAX_VERSIONS = 100;

/** Deletes the versions of an article before its latest ones. */
async function forgetVersions(unit: UnitOfWork, articleId: number): Promise<void> {
  const versions = tables.selectFrom('article_revision').where('article', '=', articleId);
  const first = await unit.row(versions.select('id').orderBy('id', 'desc').offset(MAX_VERSIONS).limit(1));
  if (!first) return;
  await unit.run(tables.deleteFrom('article_revision').where('article', '=', articleId).where('id', '<=', first.id));
}

async function follow(unit: UnitOfWork, services: Services, saved: Saved): Promise<void> {
  const { id, editorId, draft, body, isNewText } = saved;
  const now = services.clock.now();
  const state = await lockedArticle(unit, services, id);
  await unit.run(tables.deleteFrom('article_topic').where('article', '=', id));
  const topics = [...new Set(draft.topics)].map((term_id, position) => ({ article: id, term: term_id, position }));
  await unit.run(tables.insertInto('article_topic').values(topics));
  await showTopics(unit, state);
  if (state.status === 'published') await openDiscussion(unit, services, state);
  if (isNewText) {
    const version = { article: id, account: editorId, name: draft.title, summary: draft.summary, body };
    await unit.run(tables.insertInto('article_revision').values({ ...version, createdAt: now }));
    await forgetVersions(unit, id);
  }
  if (state.publishAt) await schedulePublication(unit, { id, at: state.publishAt, now });
  await changed(unit, services, { subject: ARTICLE, ids: [id], aspects: 'all', hides: true });
}
