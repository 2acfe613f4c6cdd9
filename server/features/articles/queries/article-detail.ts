import { escapeMarkup } from '../../../platform/contract/formatted-text.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { withLinks } from '../../../platform/linking/linked-text.ts';
import type { Services } from '../../../platform/services.ts';
import type { Previewed } from '../../../platform/subjects/preview-kind.ts';
import { openingPost, repliesOf } from '../../posts/queries/posts-of.ts';
import { ARTICLE } from '../article-tags.ts';
import type { ArticleDetail } from '../contract.ts';
import { firstPicture, readingMinutes } from '../rules/article-facts.ts';
import { contentsOf } from '../rules/contents-of.ts';
import { tables } from '../tables.ts';
import { articleCards, CARD_COLUMNS, topicsOf } from './article-cards.ts';
import { peopleOf } from './people-of.ts';
import { walkArticles } from './walk-articles.ts';

const REPLIES_PER_PAGE = 50;
const RELATED = 3;

export const noArticle = () => notFound('Không tìm thấy bài viết này.');

const whole = (p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('article')
    .select(CARD_COLUMNS)
    .select(['body', 'linked', 'author', 'authorName', 'reviewer', 'reviewerName', 'reviewedOn', 'isLocked'])
    .select('updatedAt')
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ readonly id: number }>) =>
  whole(p).where('status', '=', literal('published')),
);
type Shown = RowOf<typeof shown>;

/** What the page of a public article shows, or a preview of one in any state. Throws 404. */
export async function articleDetail(
  services: Pick<Services, 'db'>,
  id: number,
  asked: number,
  previewed?: Previewed,
): Promise<ArticleDetail> {
  const stored = await services.db.read.row((previewed ? inAnyState : shown)({ id }));
  if (!stored) throw noArticle();
  const row = previewed?.version ? await asOfVersion(services, stored, previewed.version) : stored;
  const discussion = { kind: ARTICLE, id };
  const pages = Math.max(1, Math.ceil(row.replyCount / REPLIES_PER_PAGE));
  const page = Math.min(asked, pages);
  const slice = { offset: (page - 1) * REPLIES_PER_PAGE, limit: REPLIES_PER_PAGE };
  const [cards, people, opening, posts, related] = await Promise.all([
    articleCards(services, [row]),
    presentPeople(services, row),
    openingPost(services, discussion).then(post => post ?? (previewed ? openingToCome(row) : undefined)),
    repliesOf(services, discussion, slice),
    relatedArticles(services, id),
  ]);
  const [card] = cards;
  if (!card || !opening) throw noArticle();
  return {
    ...card,
    slug: row.slug,
    ...contentsOf(withLinks(row.linked, { body: row.body }).body),
    ...people,
    reviewed_on: row.reviewedOn,
    updated_at: row.updatedAt.toISOString(),
    replies: row.replyCount,
    opening,
    posts,
    page,
    pages,
    is_locked: row.isLocked,
    related,
  };
}

/** An article with the words of an earlier version. Throws 404. */
async function asOfVersion({ db }: Pick<Services, 'db'>, row: Shown, version: number): Promise<Shown> {
  const words = await db.read.row(
    tables
      .selectFrom('article_revision')
      .select(['name', 'summary', 'body'])
      .where('article', '=', row.id)
      .where('id', '=', version),
  );
  if (!words) throw noArticle();
  const { body } = words;
  return {
    ...row,
    ...words,
    linked: null,
    picture: firstPicture(body),
    readingMinutes: readingMinutes(body),
  };
}

/** What will open the discussion of an article: nobody can thank for it yet. */
function openingToCome({ summary, authorName: name, createdAt: at }: Shown): ArticleDetail['opening'] {
  return {
    id: 0,
    position: 0,
    version: 0,
    body: `<p>${escapeMarkup(summary)}</p>`,
    body_no_html: summary,
    hiding_creator: false,
    created_at: at.toISOString(),
    modified_at: null,
    created_by: { name, official: true },
    replyer: null,
    answer_type: 'official',
    images: [],
    thanks: 0,
    agreements: { count: 0, names: [] },
  };
}

async function presentPeople(
  services: Pick<Services, 'db'>,
  row: Shown,
): Promise<Pick<ArticleDetail, 'author' | 'reviewer'>> {
  const author = { id: row.author, name: row.authorName };
  const reviewer = { id: row.reviewer, name: row.reviewerName };
  const person = await peopleOf(services, [author, reviewer]);
  const isReviewed = reviewer.id !== null || reviewer.name !== '';
  return { author: person(author), reviewer: isReviewed ? person(reviewer) : null };
}

/** The newest others of the article's main topic; where that has too few, the newest of all. */
async function relatedArticles(services: Pick<Services, 'db'>, id: number): Promise<ArticleDetail['related']> {
  const [main] = (await topicsOf(services, [id]))(id);
  const [alike, newest] = await Promise.all([
    main ? walkArticles(services, { topic: main.id, limit: RELATED + 1 }) : [],
    walkArticles(services, { topic: undefined, limit: 2 * RELATED + 1 }),
  ]);
  const others = new Map([...alike, ...newest].map(row => [row.id, row]));
  others.delete(id);
  return articleCards(services, [...others.values()].slice(0, RELATED));
}
