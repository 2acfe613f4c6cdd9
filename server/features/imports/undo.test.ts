import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { NATIVE } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';
import type { TransferKind } from '../../platform/transfer/import.ts';
import { indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteComplaint } from '../complaint-admin/commands/delete-complaint.ts';
import { complaints } from '../complaint-admin/import-complaints.ts';
import { diseases } from '../diseases/import-diseases.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { places } from '../places/import/import-places.ts';
import { eraseAddress } from '../privacy/commands/erase-address.ts';
import { professionals } from '../professionals/import/import-professionals.ts';
import { saveTerms } from '../taxonomy/commands/save-terms.ts';
import { services as serviceTerms, specialities } from '../taxonomy/import-terms.ts';
import { createJournal } from './commands/journal.ts';
import { undoImport } from './commands/undo-import.ts';
import { forgetImports } from './jobs/forget-imports.ts';
import { listImports } from './queries/list-imports.ts';
import { usesOf } from './queries/uses-of.ts';

type Cells = Record<string, string>;

const clock = fixedClock(new Date('2026-03-02T03:00:00Z'));
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none', services: { clock } });
});
afterEach(() => app.close());

/** The rows of a list, which ends with a failure where it is broken off. */
async function* rowsOf(kind: TransferKind, rows: readonly Cells[], end?: Error) {
  for (const [at, fields] of rows.entries()) {
    yield { line: at + 2, fields: Object.fromEntries(kind.columns.map(name => [name, fields[name] ?? ''])) };
  }
  if (end) throw end;
}

/** Imports a list and answers the number of the import. */
async function importRows(kind: TransferKind, ...rows: Cells[]): Promise<number> {
  const journal = createJournal(app.services, kind, 'list.csv');
  const report = await kind.import(app.services, rowsOf(kind, rows), undefined, { also: journal.also });
  expect(report).toMatchObject({ read: rows.length, refused: 0 });
  const number = await journal.finish();
  if (number === undefined) throw new Error('The import wrote nothing');
  return number;
}

async function exported(kind: TransferKind): Promise<Cells[]> {
  const rows: Cells[] = [];
  for await (const cells of kind.export(app.services)) {
    rows.push(Object.fromEntries(kind.columns.map((name, at) => [name, cells[at] ?? ''])));
  }
  return rows;
}

const undo = (kind: TransferKind, number: number, services: Services = app.services) =>
  undoImport(services, kind.undo, number);

async function idOf(table: string, name: string): Promise<number> {
  const found = await textOf(app.services.db.primary).first<{ id: number }>(`select id from ${table} where name = ?`, [
    name,
  ]);
  if (!found) throw new Error(`No ${table} is called ${name}`);
  return found.id;
}

const change = (sql: string, ...values: Array<string | number>) =>
  app.services.db.transaction(unit => textOf(unit).sql(sql, values));

async function journalled(): Promise<number> {
  const row = await textOf(app.services.db.primary).first<{ n: number }>('select count(*) as n from import_change');
  return Number(row?.n);
}

const place = (id: string, name: string, more: Cells = {}): Cells => ({
  ...{ external_id: id, name, place_type: 'Phòng khám', province: 'Hà Nội', ...more },
});
const AN = place('a', 'Phòng khám An Bình');
const BINH = place('b', 'Phòng khám Bình Minh');

describe('an undo leaves what was changed since the import', () => {
  it('keeps an updated record where a field of the import has another value now, and an added one with any change', async () => {
    await importRows(places, AN, BINH);
    const number = await importRows(
      places,
      ...[
        { ...AN, phone: '02438251234', source: 'Mới' },
        { ...BINH, source: 'Mới' },
      ],
      place('c', 'Phòng khám Cúc Phương'),
    );
    const [an, binh, cuc] = [
      await idOf('place', AN.name ?? ''),
      await idOf('place', BINH.name ?? ''),
      await idOf('place', 'Phòng khám Cúc Phương'),
    ];
    await savePlaces(app.services, [
      { id: an, phone: '+842438250000' },
      { id: binh, licence: 'CC0' },
      { id: cuc, address: '1 Hàng Bông' },
    ]);
    expect(await undo(places, number)).toMatchObject({
      ...{ removed: 0, restored: 1 },
      kept: [
        { id: cuc, name: 'Phòng khám Cúc Phương', reason: 'changed', why: 'it was changed since' },
        { id: an, name: AN.name, reason: 'changed', why: 'changed since among phone, source' },
      ],
    });
    expect(await exported(places)).toMatchObject([
      { external_id: 'a', phone: '+842438250000', source: 'Mới' },
      { external_id: 'b', source: '', licence: 'CC0' },
      { external_id: 'c', address: expect.stringContaining('1 Hàng Bông') },
    ]);
  });

  it('keeps a record that a later import changed, until that one is taken back', async () => {
    await importRows(places, AN);
    const before = await exported(places);
    const first = await importRows(places, { ...AN, source: 'Một' });
    const second = await importRows(places, { ...AN, source: 'Một', licence: 'CC0' });
    expect(await undo(places, first)).toMatchObject({
      ...{ removed: 0, restored: 0 },
      kept: [{ reason: 'later', why: `import ${second} changed it since: undo that one first` }],
    });
    expect(await undo(places, second)).toEqual({ removed: 0, restored: 1, kept: [] });
    expect(await undo(places, first)).toEqual({ removed: 0, restored: 1, kept: [] });
    expect(await exported(places)).toEqual(before);
  });

  it('keeps what somebody changes between the look at a record and the lock on it', async () => {
    await importRows(places, AN, BINH);
    const number = await importRows(places, { ...AN, source: 'Mới' }, { ...BINH, source: 'Mới' });
    const id = await idOf('place', AN.name ?? '');
    const { db } = app.services;
    let isFirst = true;
    const transaction: typeof db.transaction = async (work, options) => {
      if (isFirst) {
        isFirst = false;
        await savePlaces(app.services, [{ id, source: 'Của tôi' }]);
      }
      return db.transaction(work, options);
    };
    const report = await undo(places, number, { ...app.services, db: { ...db, [NATIVE]: db[NATIVE], transaction } });
    expect(report).toMatchObject({ removed: 0, restored: 1, kept: [{ id, reason: 'changed' }] });
    expect((await exported(places)).map(({ source }) => source)).toEqual(['Của tôi', '']);
  });

  it('keeps the name that a term gets between the look at it and the lock on it', async () => {
    await importRows(specialities, { name: 'Y học Biển' });
    const number = await importRows(specialities, { name: 'Y học Biển', abbreviation: 'YHB' });
    const id = await idOf('term', 'Y học Biển');
    const { db } = app.services;
    let isFirst = true;
    const transaction: typeof db.transaction = async (work, options) => {
      if (isFirst) {
        isFirst = false;
        await saveTerms(app.services, 'speciality', [{ id, name: 'Y học Đại dương' }]);
      }
      return db.transaction(work, options);
    };
    const services = { ...app.services, db: { ...db, [NATIVE]: db[NATIVE], transaction } };
    expect(await undo(specialities, number, services)).toEqual({ removed: 0, restored: 1, kept: [] });
    const stored = await textOf(db.primary).all('select name, abbreviation from term where id = ?', [id]);
    expect(stored).toEqual([{ name: 'Y học Đại dương', abbreviation: '' }]);
  });

  it('keeps a term of which the list’s own field was changed since', async () => {
    await importRows(specialities, { name: 'Y học Biển' });
    const number = await importRows(specialities, { name: 'Y học Biển', abbreviation: 'YHB' });
    const id = await idOf('term', 'Y học Biển');
    await saveTerms(app.services, 'speciality', [{ id, abbreviation: 'YB' }]);
    expect(await undo(specialities, number)).toMatchObject({
      ...{ removed: 0, restored: 0 },
      kept: [{ id, name: 'Y học Biển', reason: 'changed', why: 'changed since among abbreviation' }],
    });
  });

  it('keeps a record whose earlier state the database has no longer, and says what is missing', async () => {
    await importRows(
      complaints,
      { name: 'Đau thử một', specialities: 'Tim mạch' },
      { name: 'Đau thử hai', specialities: 'Tim mạch' },
    );
    await importRows(
      diseases,
      { external_id: 'd', name: 'Bệnh thử', complaints: 'Đau thử một' },
      { external_id: 'e', name: 'Bệnh khác' },
    );
    const number = await importRows(
      diseases,
      ...[
        { external_id: 'd', name: 'Bệnh thử', complaints: 'Đau thử hai' },
        { external_id: 'e', name: 'Bệnh khác', icd10: 'K29' },
      ],
    );
    await deleteComplaint(app.services, await idOf('complaint', 'Đau thử một'), async () => undefined);
    expect(await undo(diseases, number)).toMatchObject({
      ...{ removed: 0, restored: 1 },
      kept: [{ name: 'Bệnh thử', reason: 'refused', why: expect.stringContaining('Có triệu chứng không còn nữa.') }],
    });
  });

  it('keeps a doctor whose earlier workplace is gone, and takes back what stands before', async () => {
    await importRows(places, AN, BINH);
    const doctor = (id: string, workplace: string): Cells => ({
      ...{ external_id: id, name: `Bác sĩ ${id}`, professional_type: 'Bác sĩ', workplaces: workplace },
    });
    await importRows(professionals, doctor('m', 'b'), doctor('n', 'b'));
    const number = await importRows(professionals, doctor('m', 'a'), { ...doctor('n', 'b'), name: 'Bác sĩ khác' });
    await deletePlaces(app.services, [await idOf('place', 'Phòng khám Bình Minh')]);
    const { restored, kept } = await undo(professionals, number);
    expect([restored, kept.map(({ name, reason }) => [name, reason])]).toEqual([1, [['Bác sĩ m', 'refused']]]);
  });
});

describe('an undo leaves what is used since the import', () => {
  it('keeps places with a favourite, a member of staff or a collection, and deletes the others', async () => {
    const names = ['Một', 'Hai', 'Ba', 'Tư'].map(name => `Phòng khám Số ${name}`);
    const number = await importRows(places, ...names.map((name, at) => place(`n-${at}`, name)));
    await importRows(professionals, { external_id: 'p', name: 'Trần Thị Mai', workplaces: 'n-1' });
    const now = clock.now().toISOString();
    await change(
      `insert into account (email, name, utm, created_at, updated_at) values ('a@antam.example', 'A', '{}', ?, ?)`,
      ...[now, now],
    );
    await change(
      `insert into favourite (account_id, type, entity_id, created_at) select id, 'place', ?, created_at from account`,
      await idOf('place', names[0] ?? ''),
    );
    await change(
      `insert into collection (kind, slug, name, created_at, updated_at) values ('place', 's', 'Sưu tập', ?, ?)`,
      ...[now, now],
    );
    await change(
      'insert into collection_member (collection_id, member_id) select id, ? from collection',
      await idOf('place', names[2] ?? ''),
    );
    const { removed, kept } = await undo(places, number);
    expect(removed).toBe(1);
    expect(kept.map(({ name, why }) => `${name}: ${why}`).sort()).toEqual([
      'Phòng khám Số Ba: it is used since: collection_member',
      'Phòng khám Số Hai: it is used since: workplace',
      'Phòng khám Số Một: it is used since: favourite',
    ]);
    expect((await exported(places)).map(({ name }) => name)).toEqual(names.slice(0, 3));
  });

  it('takes rows of tables that belong to a record for no use of it, be they declared by a feature or not', async () => {
    await importRows(places, AN);
    const id = await idOf('place', AN.name ?? '');
    const now = clock.now().toISOString();
    await change(
      `insert into media (owner_kind, owner_id, type, position, is_main, caption, key, created_at)
       values ('place', ?, 'image', 1, true, '', 'k', ?)`,
      ...[id, now],
    );
    const find = async (...own: string[]) =>
      (await usesOf(app.services, { ...places.undo, own: [...places.undo.own, ...own] }))([id]);
    expect([(await find()).get(id), (await find('media')).get(id)]).toEqual([['media'], undefined]);
  });

  it.each([places, professionals, diseases, complaints])(
    'finds uses of $name by indexes, however many rows there are',
    async kind => {
      const find = await usesOf(app.services, kind.undo);
      const sent = await statementsOf(app, () => find([1, 2]));
      expect(sent.length).toBeGreaterThan(8);
      for (const statement of sent) {
        // Editors' collections have few members.
        if (statement.sql.includes('collection_member')) continue;
        expect(await indexedPlanOf(app, statement)).not.toMatch(/SCAN (?!json_each)\w+|Seq Scan/);
      }
    },
  );

  it('keeps terms that a record or another term has', async () => {
    const number = await importRows(
      specialities,
      ...[{ name: 'Y học Vũ trụ' }, { name: 'Y học Biển' }, { name: 'Y học Trời' }],
    );
    await importRows(serviceTerms, { name: 'Khám trên sao Hoả', speciality: 'y-hoc-vu-tru' });
    await importRows(places, { ...AN, specialities: 'Y học Biển' });
    expect(await undo(specialities, number)).toMatchObject({
      removed: 1,
      kept: [
        { name: 'Y học Biển', reason: 'used', why: 'it is used since: place_term' },
        { name: 'Y học Vũ trụ', reason: 'used', why: 'it is used since: term' },
      ],
    });
  });
});

describe('an import or an undo that is broken off', () => {
  const many = (source: string) =>
    Array.from({ length: 450 }, (_, at) => place(`m-${at}`, `Phòng khám Thứ ${at} Hoa Sen`, { source }));

  it('is taken back for what it wrote, and a broken off undo goes on', async () => {
    await importRows(places, ...many('Cũ').slice(0, 100));
    const before = await exported(places);
    const journal = createJournal(app.services, places, 'list.csv');
    const broken = places.import(app.services, rowsOf(places, many('Mới'), new Error('cut')), undefined, {
      also: journal.also,
    });
    await expect(broken).rejects.toThrow('cut');
    const [listed] = await listImports(app.services);
    expect(listed).toMatchObject({ finishedAt: null, added: 300, updated: 100, kind: 'places', file: 'list.csv' });
    const number = listed?.number ?? 0;

    const stop = () => {
      throw new Error('stopped');
    };
    await expect(undoImport(app.services, places.undo, number, { onProgress: stop })).rejects.toThrow('stopped');
    expect((await exported(places)).length).toBe(200);
    expect(await undo(places, number)).toEqual({ removed: 100, restored: 100, kept: [] });
    expect(await exported(places)).toEqual(before);
  });

  it('leaves neither rows nor a journal of a transaction that fails', async () => {
    const journal = createJournal(app.services, places, 'list.csv');
    const also: typeof journal.also = async (unit, ids) => {
      await journal.also(unit, ids);
      throw new Error('cut');
    };
    await expect(places.import(app.services, rowsOf(places, [AN]), undefined, { also })).rejects.toThrow('cut');
    expect([await exported(places), await listImports(app.services), await journalled()]).toEqual([[], [], 0]);
  });
});

describe('what an import changed is forgotten', () => {
  it('after 90 days', async () => {
    await importRows(places, AN);
    clock.advance(89 * 86_400_000);
    const late = await importRows(places, BINH);
    clock.advance(2 * 86_400_000);
    await forgetImports.run(app.services, { signal: new AbortController().signal, attempt: 1, messageId: 1 });
    expect([(await listImports(app.services)).map(({ number }) => number), await journalled()]).toEqual([[late], 1]);
  });

  it('with a record that is deleted', async () => {
    await importRows(places, AN, BINH);
    await deletePlaces(app.services, [await idOf('place', AN.name ?? '')]);
    expect(await journalled()).toBe(1);
  });

  it('with a person who is erased by an address that stood in it', async () => {
    await importRows(places, { ...AN, email: 'an@antam.example' }, BINH);
    const number = await importRows(places, { ...AN, email: 'khac@antam.example' }, { ...BINH, source: 'Mới' });
    await app.services.db.transaction(unit => eraseAddress(unit, app.services, 'an@antam.example'));
    expect(await undo(places, number)).toEqual({ removed: 0, restored: 1, kept: [] });
  });
});
