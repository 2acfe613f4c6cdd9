import { anArticle } from '@antam/fixtures/factories/articles.ts';
import { aPromotion } from '@antam/fixtures/factories/promotions.ts';
import { aThread, type ReplyDraft, someThreads } from '@antam/fixtures/factories/threads.ts';
import { threadUrl } from '@antam/server/features/forum/thread-url.ts';
import { cleanHtml } from '@antam/server/features/posts/commands/clean-post-body.ts';
import { tables } from '@antam/server/features/posts/tables.ts';
import type { Database } from '@antam/server/platform/db/database.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { safeHtml } from '@antam/server/platform/text/safe-html.ts';
import { HOSTILE_HTML, hostileBodies, hostileLines } from '@antam/server/testing/hostile-html/vectors.ts';

import { writeHostileRecords } from './hostile-records.ts';

/** As long as posts may be. */
const MAX_LENGTH = 4_900;
/** Threads of a page of the list. */
const LISTED = 40;
/** By whom a question counts as answered. */
const ANSWER: ReplyDraft = { body: 'Bạn nên đi khám sớm.', professional: 1 };
const CAPTIONED = 10;
const PICTURES = 5;

/**
 * Stores every hostile vector in posts as HTML and as plain text, in an article, a promotion and every other record, and
 * some in titles, captions and names, cleaned as the commands do. Answers the paths of the pages that show them.
 */
export async function writeHostileTexts({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const bodies = hostileBodies(MAX_LENGTH).map(storable);
  const lines = hostileLines(150).map(storable);
  const [title = '', ...titles] = [...spread(lines, LISTED), ...lines.filter(line => line.includes('\u0001'))];
  const posts = [...(await Promise.all(bodies.map(formatted))), ...(await plainPosts())];
  const [question, ...replies] = posts.map((post, at) => ({ ...post, authorName: titles[at]?.slice(0, 80) ?? 'Lan' }));
  if (!question) throw new Error('There are no hostile vectors');
  const thread = await aThread(db, { title, ...question, replies });
  await someThreads(
    db,
    titles.map((each, at) => ({ title: each, ...posts[at], replies: [ANSWER] })),
  );
  await writeCaptions(db, thread.id);
  const full = await Promise.all(bodies.map(async body => safeHtml(body, 'full')));
  const article = await anArticle(db, { title, summary: titles.join(' ').slice(0, 500), body: full.join('') });
  const minimal = await Promise.all(bodies.map(async body => safeHtml(body)));
  const promotion = await aPromotion(db, {
    title,
    description: minimal.join(''),
    terms: storable(HOSTILE_HTML.join('\n')),
  });
  const records = await writeHostileRecords(db, { formatted: minimal.join(''), texts: bodies, lines: titles });
  return [
    threadUrl(thread),
    `${threadUrl(thread)}?page=2`,
    '/hoi-bac-si/',
    `/bai-viet/${article.id}/`,
    `/khuyen-mai/${promotion.id}/`,
    ...records,
  ];
}

async function formatted(body: string): Promise<ReplyDraft> {
  const { html, text } = await cleanHtml(body);
  return { html, body: text };
}

/** The vectors as people write them who write without the editor. */
async function plainPosts(): Promise<ReplyDraft[]> {
  const posts: string[] = [''];
  for (const vector of HOSTILE_HTML.map(storable)) {
    const grown = `${posts.at(-1)}\n\n${vector}`;
    if (grown.length > MAX_LENGTH) posts.push(vector);
    else posts[posts.length - 1] = grown;
  }
  return Promise.all(posts.map(text => formatted(`Xin hỏi ${text}`)));
}

async function writeCaptions(db: Database, thread: number): Promise<void> {
  const posts = await db.primary.rows(
    tables.selectFrom('post').select('id').where('kind', '=', 'thread').where('entityId', '=', thread).limit(CAPTIONED),
  );
  const captions = spread(hostileLines(200).map(storable), CAPTIONED * PICTURES);
  const rows = captions.map((caption, at) => ({
    post: posts[Math.floor(at / PICTURES)]?.id ?? 0,
    position: at % PICTURES,
    caption,
    key: 'khong-co',
    originalKey: null,
    width: 40,
    height: 30,
    createdAt: new Date(0),
  }));
  await db.transaction(unit => unit.run(tables.insertInto('post_image').values(rows)));
}

/** Calls refuse texts with NUL. */
const storable = (text: string) => text.replaceAll('\0', '');

/** So many of them, from everywhere. */
const spread = (all: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '');
