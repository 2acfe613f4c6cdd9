import type { Database } from '../../platform/db/database.ts';
import { literal } from '../../platform/db/expressions.ts';
import { idBatches } from '../../platform/db/id-batches.ts';
import { ids as idList } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import { SHOWN } from '../contributions/contribution-tables.ts';
import { POSTS_ASPECT } from '../posts/post-tags.ts';
import type { FindableDocument, FindableSource } from '../search/search-source.ts';
import { type Terms, termsOf } from '../taxonomy/term.repository.ts';
import { forumPages } from './pages.ts';
import { excerptOf } from './rules/excerpt.ts';
import { tables } from './tables.ts';
import { threadUrl } from './thread-url.ts';

/** The kind under which the index holds what stands in threads, beside their titles. */
export const THREAD_TEXTS = 'thread_text';

/** Answered questions help more. */
const WEIGHT = { answered: 0.6, open: 0.4 };
const EXCERPT = 120;
/** What is written far down in a long thread is seldom looked for. */
const MAX_TEXT = 30_000;

const shared = {
  inSmallIndex: false,
  objectType: 'thread_index',
  title: 'Hỏi bác sĩ',
  listUrl: (q: string) => forumPages.list({ q }),
  entity: 'thread',
  aspects: ['name', 'slug', 'status', 'speciality', POSTS_ASPECT],
  // What a reply says is found a moment later: to index its thread again costs several times what storing it does.
  lateAspects: [POSTS_ASPECT],
  ids: (db: Database) => idBatches(db, 'thread', 'status = ?', ['published']),
} as const;

/** The titles of threads, as suggestions show them. */
export const threadTitles: FindableSource = {
  ...shared,
  kind: 'thread',
  number: 6,
  documents: async (db, ids) => {
    const [terms, rows] = await Promise.all([termsOf(db), readThreads(db, ids)]);
    return rows.map(row => documentOf('thread', row, terms, []));
  },
};

/** Everything that stands in threads, for the list that is searched by words; suggestions show none of it. */
export const threadTexts: FindableSource = {
  ...shared,
  kind: THREAD_TEXTS,
  number: 7,
  isSuggested: false,
  documents: async (db, ids) => {
    const [terms, rows, texts] = await Promise.all([termsOf(db), readThreads(db, ids), readTexts(db, ids)]);
    return rows.map(row => {
      const text = texts.get(row.id) ?? '';
      const isCut = text.length > MAX_TEXT;
      return { ...documentOf(THREAD_TEXTS, row, terms, [text.slice(0, MAX_TEXT)]), isCut };
    });
  },
};

type Row = Awaited<ReturnType<typeof readThreads>>[number];

function documentOf(kind: string, row: Row, terms: Terms, texts: readonly string[]): FindableDocument {
  const speciality = row.speciality === null ? undefined : terms.get(row.speciality);
  return {
    kind,
    entityId: row.id,
    name: row.name,
    province: null,
    body: [...(speciality ? [speciality.name] : []), ...texts],
    weight: row.answerCount > 0 ? WEIGHT.answered : WEIGHT.open,
    card: {
      name: row.name,
      absolute_url: threadUrl(row),
      main_thumbnail_image: null,
      specialities_nested: speciality ? [speciality.name] : [],
      address: '',
      body_search: excerptOf(row.question ?? '', EXCERPT),
      type: '',
    },
  };
}

const threadsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('thread')
    .leftJoin('post', join =>
      join
        .onRef('post.entityId', '=', 'thread.id')
        .on('post.kind', '=', literal('thread'))
        .on('post.position', '=', literal(0)),
    )
    .select(['thread.id', 'thread.slug', 'thread.name', 'thread.speciality', 'thread.answerCount'])
    .select('post.bodyNoHtml as question')
    .where('thread.id', 'in', idList(p.ids))
    .where('thread.status', '=', literal('published'))
    .orderBy('thread.id'),
);

const readThreads = (db: Database, ids: readonly number[]) => db.read.rows(threadsOf({ ids }));

const textsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('post')
    .select(['entityId', 'bodyNoHtml'])
    .where('kind', '=', literal('thread'))
    .where('entityId', 'in', idList(p.ids))
    .where('status', 'in', SHOWN)
    .orderBy('entityId')
    .orderBy('position'),
);

async function readTexts(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.read.rows(textsOf({ ids }));
  const byThread = Map.groupBy(rows, row => row.entityId);
  return new Map([...byThread].map(([id, posts]) => [id, posts.map(post => post.bodyNoHtml).join('\n')]));
}
