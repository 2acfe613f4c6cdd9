import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlValue } from '../../platform/db/engine.ts';
import { textOf } from '../../platform/db/text.ts';
import { countForPlans, indexedPlanOf, orderedPlanOf, type SentStatement, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { drugListQuery } from '../drugs/contract.ts';
import { listDrugs } from '../drugs/queries/list-drugs.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { diseaseListQuery } from './contract.ts';
import { listDiseases } from './queries/list-diseases.ts';

const RECORDS = 5_000;
/** Ids of the many begin behind it. */
const FIRST = 100_000;
const LETTERS = 'ABCDGHKLMNPQRSTV';

let app: TestApp;
let speciality = '';
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const specialities = (await termsOf(app.services.db)).ofKind('speciality').slice(0, 20);
  speciality = specialities[3]?.slug ?? '';
  await addMany(specialities.map(({ id }) => id));
});
afterAll(() => app.close());

/** Diseases and drugs, one in fifty a draft; each disease has a speciality and a drug. */
async function addMany(terms: readonly number[]): Promise<void> {
  const { db, clock } = app.services;
  const now = clock.now();
  const numbers = Array.from({ length: RECORDS }, (_, index) => index);
  const cells = (n: number) => {
    const letter = LETTERS[n % LETTERS.length] ?? '#';
    const name = `${letter} ${String(n).padStart(5, '0')}`;
    return [FIRST + n, 'thu', name, letter, name, n % 50 === 1 ? 'draft' : 'published', 'Ban biên tập', now, now];
  };
  const columns = 'id, slug, name, letter, sort_name, status, author_name, created_at, updated_at';
  await db.transaction(async unit => {
    const write = async (into: string, rows: readonly SqlValue[][]) => {
      for (let from = 0; from < rows.length; from += 200) {
        const part = rows.slice(from, from + 200);
        const places = part.map(row => `(${row.map(() => '?').join(', ')})`).join(', ');
        await textOf(unit).sql(`insert into ${into} values ${places}`, part.flat());
      }
    };
    const drug = (n: number) => ['CNJA'[n % 4] ?? 'C', n % 3 === 0 ? 'over_the_counter' : 'prescription'];
    await write(
      `drug (${columns}, atc_group, type)`,
      numbers.map(n => [...cells(n), ...drug(n)]),
    );
    await write(`disease (${columns})`, numbers.map(cells));
    const linked = (idOf: (n: number) => number) => numbers.map(n => [FIRST + n, idOf(n), 0]);
    await write(
      'disease_term (disease_id, term_id, position)',
      linked(n => terms[n % terms.length] ?? 0),
    );
    await write(
      'disease_drug (disease_id, drug_id, position)',
      linked(n => FIRST + (n % 100)),
    );
  });
  await countForPlans(app, ['drug', 'disease', 'disease_term', 'disease_drug']);
}

/** With the readers that answers take. */
const primary = () => ({ ...app.services, db: { ...app.services.db, read: app.services.db.primary } });

const SORTED = /TEMP B-TREE FOR ORDER|\bSort\b/;
/** A table that is read from end to end, by no index at all. */
const SCANNED = /SCAN (disease|drug)\b(?! USING)|Seq Scan/;

/** How the ids of a list's page are found, as it is and without sorting; and how all statements about its table are. */
async function plansOf(list: () => Promise<{ items: readonly object[] }>) {
  let shown = 0;
  const sent = await statementsOf(app, async () => {
    shown = (await list()).items.length;
  });
  expect(shown).toBeGreaterThan(0);
  const own = sent.filter(({ sql }) => /from "(disease|drug)" where/.test(sql));
  const [page, ...others] = own.filter(({ sql }) => / order by "letter"/.test(sql));
  expect([page === undefined, others]).toEqual([false, []]);
  const plan = (statement: SentStatement) => indexedPlanOf(app, statement);
  const first = page ?? expect.fail();
  return { page: await plan(first), ordered: await orderedPlanOf(app, first), all: await Promise.all(own.map(plan)) };
}

describe(`${RECORDS} diseases`, () => {
  const plans = (query: object) => plansOf(() => listDiseases(primary(), diseaseListQuery.parse(query)));

  it.each([{}, { page: '40' }, { letter: 'T' }, { letter: 'T', page: '3' }])(
    'are listed by the index of the list, without sorting: %j',
    async query => {
      const { ordered, all } = await plans(query);
      expect(ordered).toMatch(/disease_list_index/);
      for (const plan of all) expect(plan).not.toMatch(SCANNED);
      expect(ordered).not.toMatch(SORTED);
    },
  );

  it.each([{}, { letter: 'D' }])(
    'of a speciality or with a drug are found by an index of those links: %j',
    async more => {
      for (const [query, index] of [
        [{ speciality }, /disease_term_(term_id_index|pkey)/],
        [{ drug: String(FIRST + 3) }, /disease_drug_(drug_id_index|pkey)/],
      ] as const) {
        const { page, all } = await plans({ ...query, ...('speciality' in query ? more : {}) });
        expect(page).toMatch(index);
        for (const plan of all) expect(plan).not.toMatch(SCANNED);
      }
    },
  );
});

describe(`${RECORDS} drugs`, () => {
  const plans = (query: object) => plansOf(() => listDrugs(primary(), drugListQuery.parse(query)));

  it.each([
    [{}, /drug_list_index/],
    [{ page: '40' }, /drug_list_index/],
    [{ letter: 'T' }, /drug_list_index/],
    [{ group: 'N' }, /drug_group_index/],
    [{ type: 'prescription' }, /drug_(type|list)_index/],
    [{ type: 'over_the_counter', letter: 'B' }, /drug_(type|list)_index/],
    [{ group: 'N', letter: 'B' }, /drug_(group|list)_index/],
    [{ group: 'N', type: 'prescription' }, /drug_(group|type)_index/],
  ])('are listed by an index in its order, without sorting: %j', async (query, index) => {
    const { ordered, all } = await plans(query);
    expect(ordered).toMatch(index);
    for (const plan of all) expect(plan).not.toMatch(SCANNED);
    expect(ordered).not.toMatch(SORTED);
  });
});
