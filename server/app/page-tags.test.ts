import { DISEASES, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { diseaseKind } from '../features/diseases/disease.kind.ts';
import { savePlaces } from '../features/places/commands/save-places.ts';
import { deleteProfessionals } from '../features/professionals/commands/delete-professionals.ts';
import { saveProfessionals } from '../features/professionals/commands/save-professionals.ts';
import { saveRecords } from '../features/records/commands/save-records.ts';
import { wholeRecords } from '../features/records/queries/whole-records.ts';
import { search } from '../features/search/feature.ts';
import { saveTerms } from '../features/taxonomy/commands/save-terms.ts';
import { termsOf } from '../features/taxonomy/term.repository.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { textOf } from '../platform/db/text.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import type { Services } from '../platform/services.ts';
import { createAnswerSite } from '../testing/answer-site.ts';
import type { FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { closeServices, createServices } from './create-services.ts';
import { jobsOf } from './create-work.ts';

const clock = fixedClock(new Date());
const HOSPITAL = PLACES.hospital.id;
const DENTIST = PLACES.dental.id;
const CLINIC = PLACES.clinic.id;
let app: TestApp;
let site: FakeSite;
/** Of the pages that are rendered. */
let status = 200;
beforeAll(async () => {
  site = createAnswerSite(() => status);
  app = await startTestApp({ world: 'tiny', site, services: { clock } });
});
afterAll(async () => {
  await app.close();
  site.remove();
});
beforeEach(() => {
  clock.advance(60_000);
  site.asked.length = 0;
  status = 200;
});

const page = async (path: string) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  return { text: await answer.text(), etag: answer.headers.get('etag') };
};
const rename = (id: number, name: string, services: Services = app.services) => savePlaces(services, [{ id, name }]);
/** How often the site is asked for pages that should be cached. */
const rendered = async (...paths: string[]) => {
  site.asked.length = 0;
  for (const path of paths) await page(path);
  return site.asked.length;
};

/** A professional who works at the place. */
async function workerOf(place: number): Promise<string> {
  const row = await textOf(app.services.db.read).first<{ id: number }>(
    `select professional_id as id from workplace join professional on professional.id = professional_id
     where place_id = ? and status = 'published'`,
    [place],
  );
  return `/professional/${row?.id}/`;
}

describe('a cached page', () => {
  it('of a changed record is right at the next request, and those of others stay', async () => {
    const [own, other] = [`/place/${HOSPITAL}/`, `/place/${DENTIST}/`];
    const before = await page(own);
    await rendered(other);
    await rename(HOSPITAL, 'Bệnh viện Tên Mới');
    expect(await rendered(other)).toBe(0);
    const after = await page(own);
    expect(after.text).toContain('Bệnh viện Tên Mới');
    expect(after.etag).not.toBe(before.etag);
    expect(await rendered(own)).toBe(0);
  });

  it('of a doctor is right at the next request after the workplace has changed', async () => {
    const doctor = await workerOf(HOSPITAL);
    await page(doctor);
    await rename(DENTIST, 'Nha khoa Khác');
    expect(await rendered(doctor)).toBe(0);
    await rename(HOSPITAL, 'Bệnh viện Nơi Làm');
    expect((await page(doctor)).text).toContain('Bệnh viện Nơi Làm');
  });

  it('of a doctor stays while only that of the workplace shows something else, and follows each thing that it shows of it', async () => {
    const doctor = await workerOf(HOSPITAL);
    const save = (draft: object) => savePlaces(app.services, [{ id: HOSPITAL, ...draft }]);
    await save({ description: '<p>Lời cũ.</p>', acceptsBhyt: false, openingHours: null });
    await page(doctor);
    await save({ description: '<p>Lời mới.</p>' });
    expect(await rendered(doctor)).toBe(0);
    for (const draft of [
      { name: 'Bệnh viện Khác Tên' },
      { address: '99 Phố Mới' },
      { acceptsBhyt: true },
      { lat: 21.01, long: 105.81 },
      { openingHours: { always: true, days: [[], [], [], [], [], [], []], note: '' } },
      { status: 'hidden' as const },
    ]) {
      await save(draft);
      expect(await rendered(doctor), JSON.stringify(draft)).toBe(1);
    }
    await save({ status: 'published' });
  });

  it('of the doctors of a place is right at the next request after one of them, or which ones they are, has changed', async () => {
    const [own, other] = [DENTIST, HOSPITAL].map(place => `/professional-list/${place}/`) as [string, string];
    const { id } = PROFESSIONALS.sixteenServices;
    const move = (...workplaces: number[]) => saveProfessionals(app.services, [{ id, workplaces }]);
    await saveProfessionals(app.services, [{ id, name: 'Lê Hoàng Vĩnh' }]);
    for (const path of [own, other]) await page(path);
    await saveProfessionals(app.services, [{ id, name: 'Lê Hoàng Sơn' }]);
    expect(await rendered(other)).toBe(0);
    expect((await page(own)).text).toContain('Lê Hoàng Sơn');
    await move(HOSPITAL);
    expect((await page(own)).text).not.toContain('Lê Hoàng Sơn');
    expect((await page(other)).text).toContain('Lê Hoàng Sơn');
    await move(DENTIST);
    expect((await page(own)).text).toContain('Lê Hoàng Sơn');
    expect((await page(other)).text).not.toContain('Lê Hoàng Sơn');
    await deleteProfessionals(app.services, [id]);
    expect((await page(own)).text).not.toContain('Lê Hoàng Sơn');
  });

  it('of calendars is right at the next request after their place or doctor has changed, and stays after others have', async () => {
    const { id } = PROFESSIONALS.mai;
    const [doctor, place] = [`/calendar/professional/${id}/`, `/calendar/place/${HOSPITAL}/`];
    const offered = `"professional":${id}`;
    for (const path of [doctor, place]) expect((await page(path)).text).toContain(offered);
    await rename(DENTIST, 'Nha khoa Không Liên Quan');
    await saveProfessionals(app.services, [{ id: PROFESSIONALS.bare.id, name: 'Phạm Không Liên Quan' }]);
    expect(await rendered(doctor, place)).toBe(0);
    await savePlaces(app.services, [{ id: HOSPITAL, status: 'hidden' }]);
    for (const path of [doctor, place]) expect((await page(path)).text).not.toContain(offered);
    await savePlaces(app.services, [{ id: HOSPITAL, status: 'published' }]);
    for (const path of [doctor, place]) expect((await page(path)).text).toContain(offered);
    await saveProfessionals(app.services, [{ id, status: 'hidden' }]);
    expect((await page(place)).text).not.toContain(offered);
    await saveProfessionals(app.services, [{ id, status: 'published' }]);
    expect((await page(place)).text).toContain(offered);
  });

  it('of a list is shown meanwhile, and right within ten seconds', async () => {
    const list = '/place/?page_size=50';
    await page(list);
    await rename(DENTIST, 'Nha khoa Trong Danh Sách');
    clock.advance(9_999);
    expect((await page(list)).text).not.toContain('Nha khoa Trong Danh Sách');
    await rename(DENTIST, 'Nha khoa Đầu Danh Sách');
    clock.advance(10_000);
    expect((await page(list)).text).toContain('Nha khoa Đầu Danh Sách');
  });

  it('of the diseases of a speciality follows within ten seconds when one of them is renamed or goes elsewhere', async () => {
    const [heart, glands] = ['tim-mach', 'noi-tiet'].map(each => `/disease/?speciality=${each}&page_size=6`) as [
      string,
      string,
    ];
    const { id, name } = DISEASES.bloodPressure;
    const save = async (change: object) => {
      const [stored] = await wholeRecords(app.services.db.primary, diseaseKind, [id]);
      if (!stored) throw new Error('The disease is not there');
      await saveRecords(app.services, diseaseKind, [{ id, draft: { ...stored, ...change } }]);
      clock.advance(10_000);
    };
    expect((await page(heart)).text).toContain(name);
    expect((await page(glands)).text).not.toContain(name);
    await save({ name: 'Bệnh Tên Mới' });
    expect((await page(heart)).text).toContain('Bệnh Tên Mới');
    const term = (await termsOf(app.services.db)).bySlug('speciality', 'noi-tiet');
    await save({ specialities: [term?.id ?? 0] });
    expect((await page(heart)).text).not.toContain('Bệnh Tên Mới');
    expect((await page(glands)).text).toContain('Bệnh Tên Mới');
  });

  it('of a list is shown within ten seconds though the API fails when it is rendered again', async () => {
    const list = '/place/?page_size=49';
    await page(list);
    clock.advance(60_000);
    await rename(DENTIST, 'Nha khoa Giữa Sự Cố');
    const warned = vi.spyOn(app.services.log, 'warn');
    status = 503;
    await page(list);
    await expect.poll(() => warned.mock.calls.length).toBe(1);
    await page(list);
    warned.mockRestore();
    status = 200;
    clock.advance(1_000);
    await page(list);
    await expect.poll(async () => (await page(list)).text).toContain('Nha khoa Giữa Sự Cố');
  });

  it.each(['/professional/?q=zomikat', '/search/?q=zomikat'])(
    'of what is found (%s) is right within ten seconds after the index, though rendered between commit and index',
    async path => {
      const { db, log } = app.services;
      await rename(CLINIC, 'Phòng khám Yên Bình');
      const drain = () => createWorker({ db, clock, log, handlers: jobsOf([search], app.services) }).drain();
      await drain();
      clock.advance(10_000);
      const doctor = PROFESSIONALS.duplicates.name;
      expect((await page(path)).text).not.toContain(doctor);
      await rename(CLINIC, 'Phòng khám Zomikat');
      clock.advance(10_000);
      expect((await page(path)).text).not.toContain(doctor);
      await drain();
      clock.advance(10_000);
      expect((await page(path)).text).toContain(doctor);
    },
  );

  it('that quotes a term is right at the next request after it has changed', async () => {
    const { db } = app.services;
    const term = await textOf(db.read).first<{ id: number; kind: 'place_type' }>(
      'select term.id, term.kind from place join term on term.id = place_type_id where place.id = ?',
      [HOSPITAL],
    );
    if (!term) throw new Error('The hospital has no type');
    const path = `/place/${HOSPITAL}/`;
    await page(path);
    await saveTerms(app.services, term.kind, [{ id: term.id, name: 'Loại Tên Mới' }]);
    expect((await page(path)).text).toContain('Loại Tên Mới');
  });

  it('is made stale by another process, too', async () => {
    const there = await createServices(app.services.config);
    const path = `/place/${HOSPITAL}/`;
    await page(path);
    await rename(HOSPITAL, 'Bệnh viện Nơi Khác', there);
    await closeServices(there);
    clock.advance(200);
    // SQLite announces what others have committed in the next turn.
    await new Promise(resolve => setImmediate(resolve));
    expect((await page(path)).text).toContain('Bệnh viện Nơi Khác');
  });

  it('made from an answer that does not say what it shows is stale with any change', async () => {
    const path = '/openapi.json';
    await page(path);
    expect(await rendered(path)).toBe(0);
    await rename(DENTIST, 'Nha khoa Bất Kỳ');
    expect(await rendered(path)).toBe(1);
  });

  it('leaves the frame around all pages as it is, unless settings or areas change', async () => {
    const path = `/place/${HOSPITAL}/`;
    await page(path);
    await rename(HOSPITAL, 'Bệnh viện Trong Khung');
    await page(path);
    expect(new Set(site.asked.map(({ frameVersion }) => frameVersion)).size).toBe(1);
    await app.services.db.transaction(unit => app.services.tags.write(unit, ['area', 'area:1']));
    await page(path);
    expect(new Set(site.asked.map(({ frameVersion }) => frameVersion)).size).toBe(2);
  });
});
