import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openEmptyDatabase } from '../../../testing/fresh-database.ts';
import type { SqlValue } from '../../db/engine.ts';
import { migrationsOf } from '../../db/migrations.ts';
import { nativeOf } from '../../db/native.ts';
import { textOf } from '../../db/text.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import { createSearchFeed } from '../process/search-feed.ts';

const MIGRATION = '0086-search-in-process';
const KINDS = {
  place: { number: 1 },
  speciality: { number: 3, inSmallIndex: true },
  article: { number: 8, hasLongTexts: true },
  disease: { number: 10 },
};
const KIND_SIZE = 2 ** 42;

interface Stored {
  readonly kind: keyof typeof KINDS;
  readonly entityId: number;
  readonly name: string;
  /** Tokens of the name, and of all texts. */
  readonly nameTokens: string;
  readonly textTokens: string;
}

const STORED: readonly Stored[] = [
  {
    kind: 'place',
    entityId: 1,
    name: 'nha khoa mai',
    nameTokens: 'nha khoa mai 1mai §hanoi',
    textTokens: 'nha khoa mai 1mai §hanoi rang',
  },
  { kind: 'place', entityId: 2, name: 'da lieu', nameTokens: 'da lieu', textTokens: 'da lieu mun' },
  { kind: 'speciality', entityId: 1, name: 'rang', nameTokens: 'rang', textTokens: 'rang ham mat' },
  ...[4, 6].map(
    (entityId): Stored => ({
      kind: 'disease',
      entityId,
      name: 'viem gan',
      nameTokens: 'viem gan',
      textTokens: 'viem gan',
    }),
  ),
  { kind: 'article', entityId: 1, name: 'an sang', nameTokens: 'an sang', textTokens: 'an sang rang' },
];

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openEmptyDatabase(platformEntities);
  const last = migrationsOf(fresh.db.engine).findLast(({ name }) => name < MIGRATION)?.name;
  if (last === undefined) throw new Error(`Nothing comes before ${MIGRATION}`);
  await (await nativeOf(fresh.db).orm()).migrator.up({ to: last });
  for (const stored of STORED) await store(stored);
  await fresh.db.transaction(unit =>
    textOf(unit).sql("insert into search_word_form (form, word) values ('=rang', 'rang')"),
  );
  await fresh.db.migrate();
});
afterAll(() => fresh.close());

/** Stores a document as earlier releases did. */
async function store({ kind, entityId, name, nameTokens, textTokens }: Stored): Promise<void> {
  const { number } = KINDS[kind];
  const id = BigInt(number * KIND_SIZE + entityId);
  const values = [id, number, entityId, name, name, '', 'ha-noi', JSON.stringify({ name })];
  const columns = 'id, kind, entity_id, name, accented_name, titles, province, card';
  await fresh.db.transaction(async unit => {
    const run = (sql: string, params: readonly SqlValue[]) => textOf(unit).sql(sql, params);
    if (fresh.db.engine === 'postgresql') {
      const vectors = [nameTokens, textTokens].map(tokens => tokens.replace(/\S+/g, token => `'${token}'`));
      await run(
        `insert into search_document (${columns}, name_tokens, text_tokens)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?::text::tsvector, ?::text::tsvector)`,
        [...values, ...vectors],
      );
      return;
    }
    await run(`insert into search_document (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?)`, values);
    await run(`insert into search_name_${kind} (rowid, tokens) values (?, ?)`, [id, nameTokens]);
    const texts = kind === 'speciality' ? 'few' : kind;
    await run(`insert into search_text_${texts} (rowid, tokens) values (?, ?)`, [id, textTokens]);
  });
}

const open = () => createSearchIndex(fresh.db, { kinds: KINDS, abbreviations: {}, phrases: [] });

const found = async (kind: keyof typeof KINDS, query: string, province?: string) =>
  (await open().match({ kind, query, province, limit: 9 })).items.map(({ entityId }) => entityId);

it('the migration finds what was indexed before, by names, texts and provinces, without indexing it again', async () => {
  expect(await found('place', 'nha khoa mai', 'ha-noi')).toEqual([1]);
  expect(await found('place', 'rang')).toEqual([1]);
  expect(await found('place', 'mun')).toEqual([2]);
  expect(await found('speciality', 'ham mat')).toEqual([1]);
  expect(await found('article', 'rang')).toEqual([1]);
  const groups = await open().suggest({ query: 'rang', perKind: 5 });
  expect(groups.map(({ kind }) => kind)).toEqual(['speciality', 'place']);
});

it('the migration gives the documents of each database a world of their own', async () => {
  const state = await createSearchFeed(fresh.db.primary, []).state();
  expect(state).toEqual({ version: 0, forgotten: 0, world: expect.stringMatching(/^[0-9a-f-]{32,36}$/) });
});

it('the migration takes words away from the full-text indexes, but those of long texts', async () => {
  const count = async (where: string) =>
    Number(
      (await textOf(fresh.db.primary).first<{ n: number }>(`select count(*) as n from search_document where ${where}`))
        ?.n,
    );
  expect(await count('name_words is null')).toBe(1);
  if (fresh.db.engine === 'postgresql') expect(await count('name_tokens is null and text_tokens is null')).toBe(5);
  else {
    const tables = await textOf(fresh.db.primary).all<{ name: string }>(
      "select name from sqlite_master where sql like 'create virtual table search_%' order by name",
    );
    const kinds = ['article', 'disease_text', 'drug_text', 'thread_text'];
    expect(tables.map(({ name }) => name)).toEqual(
      ['name', 'text'].flatMap(what => kinds.map(kind => `search_${what}_${kind}`)),
    );
  }
});

it('the migration has diseases indexed by a worker, as the words of complaints were not stored with them', async () => {
  const [message, ...others] = await textOf(fresh.db.primary).all<{ topic: string; payload: unknown }>(
    'select topic, payload from outbox_message',
  );
  const payload: unknown = typeof message?.payload === 'string' ? JSON.parse(message.payload) : message?.payload;
  expect([message?.topic, payload]).toEqual([
    'entity.changed',
    { subject: 'disease', ids: [4, 6], aspects: ['complaints'] },
  ]);
  expect(others).toEqual([]);
});

it('the migration has the index that was built of it follow the first write, instead of being rebuilt', async () => {
  const state = () => createSearchFeed(fresh.db.primary, []).state();
  const before = await state();
  await open().remove('place', [2]);
  const after = await state();
  expect(after).toEqual({ ...before, version: before.version + 1 });
  expect(await found('place', 'mun')).toEqual([]);
});
