import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cells, importsOf, aPlaceRow as place } from '../../../fixtures/factories/imports.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { NATIVE } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintKind } from '../complaint-admin/complaint.kind.ts';
import { complaints } from '../complaint-admin/import-complaints.ts';
import { diseaseTransfer } from '../diseases/disease.kind.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { places } from '../places/import/import-places.ts';
import { professionals } from '../professionals/import/import-professionals.ts';
import { deleteRecord } from '../records/commands/remove-records.ts';
import { saveTerms } from '../taxonomy/commands/save-terms.ts';
import { specialities } from '../taxonomy/import-terms.ts';

const clock = fixedClock(new Date('2026-03-02T03:00:00Z'));
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none', services: { clock } });
});
afterEach(() => app.close());

const { importRows, exported, undo, idOf } = importsOf(() => app);

const AN = place('a', 'Phòng khám An Bình');
const BINH = place('b', 'Phòng khám Bình Minh');

describe('an undo leaves what was changed since the import', () => {
  it('keeps an updated record where a field of the import has another value now, and an added one with any change', async () => {
    await importRows(places, AN, BINH);
    const number = await importRows(
      places,
      { ...AN, phone: '02438251234', source: 'Mới' },
      { ...BINH, source: 'Mới' },
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
      removed: 0,
      restored: 1,
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
      removed: 0,
      restored: 0,
      kept: [{ reason: 'later', why: `import ${second} changed it since: undo that one first` }],
    });
    expect(await undo(places, second)).toEqual({ removed: 0, restored: 1, kept: [] });
    expect(await undo(places, first)).toEqual({ removed: 0, restored: 1, kept: [] });
    expect(await exported(places)).toEqual(before);
  });

  it('keeps what an editor changes between the look at a record and the lock on it', async () => {
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
      removed: 0,
      restored: 0,
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
      diseaseTransfer,
      { external_id: 'd', name: 'Bệnh thử', complaints: 'Đau thử một' },
      { external_id: 'e', name: 'Bệnh khác' },
    );
    const number = await importRows(
      diseaseTransfer,
      { external_id: 'd', name: 'Bệnh thử', complaints: 'Đau thử hai' },
      { external_id: 'e', name: 'Bệnh khác', icd10: 'K29' },
    );
    await deleteRecord(app.services, complaintKind, await idOf('complaint', 'Đau thử một'), {
      actorId: 1,
      requestId: 'r',
    });
    expect(await undo(diseaseTransfer, number)).toMatchObject({
      removed: 0,
      restored: 1,
      kept: [{ name: 'Bệnh thử', reason: 'refused', why: expect.stringContaining('Có triệu chứng không còn nữa.') }],
    });
  });

  it('keeps a doctor whose earlier workplace is gone, and takes back what stands before', async () => {
    await importRows(places, AN, BINH);
    const doctor = (id: string, workplace: string): Cells => ({
      external_id: id,
      name: `Bác sĩ ${id}`,
      professional_type: 'Bác sĩ',
      workplaces: workplace,
    });
    await importRows(professionals, doctor('m', 'b'), doctor('n', 'b'));
    const number = await importRows(professionals, doctor('m', 'a'), { ...doctor('n', 'b'), name: 'Bác sĩ khác' });
    await deletePlaces(app.services, [await idOf('place', 'Phòng khám Bình Minh')]);
    const { restored, kept } = await undo(professionals, number);
    expect([restored, kept.map(({ name, reason }) => [name, reason])]).toEqual([1, [['Bác sĩ m', 'refused']]]);
  });
});
