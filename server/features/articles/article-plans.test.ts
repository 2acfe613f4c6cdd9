import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { countForPlans, planOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { articleListQuery } from './contract.ts';
import { articleDetail } from './queries/article-detail.ts';
import { articleRevisions } from './queries/article-revisions.ts';
import { listArticles } from './queries/list-articles.ts';

const ARTICLES = 5_000;
const MINUTE_MS = 60_000;
/** Ids of the many begin behind it. */
const FIRST = 100_000;

let app: TestApp;
let topic = '';
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const { db } = app.services;
  const specialities = (await termsOf(db)).ofKind('speciality').slice(0, 10);
  topic = specialities[3]?.slug ?? '';
  await addMany(specialities.map(({ id }) => id));
  const { pool } = nativeOf(db);
  const tables = ['article', 'article_topic', 'article_revision', 'post'];
  await (pool ? pool.query(`vacuum analyze ${tables.join(', ')}`) : countForPlans(app, tables));
});
afterAll(() => app.close());

/** Articles with two topics, two versions and an opening post each; one in fifty is a draft. */
async function addMany(terms: readonly number[]): Promise<void> {
  const { db, clock } = app.services;
  const now = clock.now().getTime();
  const numbers = Array.from({ length: ARTICLES }, (_, index) => index);
  await db.transaction(async unit => {
    const sql = (statement: string, rows: readonly (readonly (string | number | Date | null)[])[]) => {
      const places = rows.map(row => `(${row.map(() => '?').join(', ')})`).join(', ');
      return textOf(unit).sql(`${statement} values ${places}`, rows.flat());
    };
    for (let from = 0; from < ARTICLES; from += 100) {
      const part = numbers.slice(from, from + 100).map(n => {
        const at = new Date(now - n * MINUTE_MS);
        return { id: FIRST + n, at, shown: n % 50 === 1 ? null : at, topics: [n % 10, (n + 3) % 10] };
      });
      await sql(
        `insert into article (id, slug, name, summary, body, author_name, reading_minutes, status, created_at, published_at, updated_at)`,
        part.map(({ id, at, shown }) => [
          id,
          'thu',
          `Bài thử số ${id}`,
          'Tóm tắt',
          '<p>Thử</p>',
          'Ban biên tập',
          1,
          shown === null ? 'draft' : 'published',
          at,
          shown,
          at,
        ]),
      );
      await sql(
        'insert into article_topic (article_id, term_id, position, shown_at)',
        part.flatMap(({ id, shown, topics }) =>
          topics.map((index, position) => [id, terms[index] ?? 0, position, shown]),
        ),
      );
      await sql(
        'insert into article_revision (article_id, name, summary, body, created_at)',
        part.flatMap(({ id, at }) => ['trước', 'sau'].map(name => [id, name, 'Tóm tắt', '<p>Thử</p>', at])),
      );
      await sql(
        `insert into post (kind, entity_id, position, author_name, answer_type, body, body_no_html, body_hash, status, objections, created_at)`,
        part.map(({ id, at }) => [
          'article',
          id,
          0,
          'Ban biên tập',
          'official',
          '<p>Tóm tắt</p>',
          'Tóm tắt',
          `bai-${id}`,
          'published',
          '[]',
          at,
        ]),
      );
    }
  });
}

/** With the readers that answers take. */
const primary = () => ({ ...app.services, db: { ...app.services.db, read: app.services.db.primary } });

const OURS = /"?(article|article_topic|article_revision|post)"?\b/;
const SCAN = {
  sqlite: /SCAN (article|topic|article_topic|revision|article_revision|post)\b(?! USING)|TEMP B-TREE FOR ORDER/,
  postgresql: /Seq Scan on (article|article_topic|article_revision|post)\b/,
} as const;

/** Statements that read a table from end to end, or sort more rows than a page has. */
async function costlyOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(app, work)).filter(({ sql }) => OURS.test(sql));
  expect(sent.length).toBeGreaterThan(0);
  const plans = await Promise.all(sent.map(async one => ({ sql: one.sql, plan: await planOf(app, one) })));
  return plans.filter(({ plan }) => isCostly(plan)).map(({ sql, plan }) => `${sql}\n${plan}`);
}

function isCostly(plan: string): boolean {
  const sorted = [...plan.matchAll(/\bSort\b.* rows=(\d+)/g)].map(([, rows]) => Number(rows));
  return SCAN[app.services.db.engine].test(plan) || sorted.some(rows => rows > 100);
}

const listed = (query: object) => listArticles(primary(), articleListQuery.parse(query));
/** Counts of all topics, which any list shows, are of an index that says no more than is counted. */
const isCount = (statement: string) => /count\(/.test(statement) && /group by/.test(statement);

describe(`${ARTICLES} articles`, () => {
  it.each(['all', 'of a topic'])(
    'are listed by an index without sorting, the newest first, from any key on: %s',
    async which => {
      const query = which === 'all' ? {} : { topic };
      const first = await listed(query);
      const second = await listed({ ...query, after: first.next });
      expect(first.items.length + second.items.length).toBe(24);
      expect((await listed({ ...query, before: second.previous })).items).toEqual(first.items);
      for (const keys of [{}, { after: first.next }, { before: second.previous }]) {
        const costly = await costlyOf(() => listed({ ...query, ...keys }));
        expect(costly.filter(statement => !isCount(statement))).toEqual([]);
      }
    },
  );

  it('are counted by topic from an index alone', async () => {
    const sent = (await statementsOf(app, () => listed({}))).filter(({ sql }) => isCount(sql));
    expect(sent).toHaveLength(1);
    const plan = await planOf(app, sent[0] ?? expect.fail());
    expect(plan).toMatch(/article_topic_newest_index|Seq Scan on article_topic/);
    expect(plan).not.toMatch(/TEMP B-TREE/);
  });

  it('are read one at a time, with their discussion and what leads on, by indexes', async () => {
    expect(await costlyOf(() => articleDetail(primary(), FIRST + 2_500, 1))).toEqual([]);
  });

  it('have their versions read by an index', async () => {
    const costly = await costlyOf(() => articleRevisions(app.services, FIRST + 2_500));
    // The topics of one article, at most five, are sorted.
    expect(costly.filter(statement => !/from "article_topic" where "article_id" =/.test(statement))).toEqual([]);
  });
});
