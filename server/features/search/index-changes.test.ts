import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceChange } from '../../platform/events/announce-change.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { reindex } from './commands/reindex.ts';
import { search } from './feature.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const matches = async (kind: string, query: string) => {
  const { items } = await app.services.search.match({ kind, query, limit: 100 });
  return items.map(item => item.entityId);
};

async function rename(id: number, name: string): Promise<void> {
  await app.services.db.transaction(async unit => {
    const place = await unit.em.findOneOrFail(Place, { id });
    place.name = name;
    await announceChange(unit, app.services, { kind: 'place', ids: [id] });
  });
}

async function drain(): Promise<void> {
  const { db, clock, log } = app.services;
  await createWorker({ db, clock, log, handlers: search.jobs?.(app.services) ?? [] }).drain();
}

it('finds a changed place as soon as it is committed', async () => {
  await rename(PLACES.dental.id, 'Nha khoa Zubikon');
  expect(await matches('place', 'zubikon')).toEqual([PLACES.dental.id]);
  expect(await matches('place', 'mây trắng')).not.toContain(PLACES.dental.id);
});

it('forgets what is not public any more', async () => {
  expect(await matches('professional', PROFESSIONALS.tuan.name)).toEqual([PROFESSIONALS.tuan.id]);
  await app.services.db.transaction(async unit => {
    const person = await unit.em.findOneOrFail(Professional, { id: PROFESSIONALS.tuan.id });
    person.status = 'hidden';
    await announceChange(unit, app.services, { kind: 'professional', ids: [person.id] });
  });
  expect(await matches('professional', PROFESSIONALS.tuan.name)).not.toContain(PROFESSIONALS.tuan.id);
});

it('finds people by the new name of their workplace once the job has run', async () => {
  await rename(PLACES.clinic.id, 'Phòng khám Xumiteko');
  expect(await matches('professional', 'xumiteko')).toEqual([]);
  await drain();
  expect(await matches('professional', 'xumiteko')).not.toEqual([]);
});

it('reindexes everything, again and again, and says how far it is', async () => {
  const { db } = app.services;
  const seen: number[] = [];
  const count = await reindex(app.services, done => void seen.push(done));
  expect(seen.at(-1)).toBe(count);
  expect(await reindex(app.services)).toBe(count);
  const stored = await db.read.first<{ count: number }>('select count(*) as count from search_document');
  expect(stored?.count).toBe(count);
  expect(await matches('place', 'xumiteko')).toEqual([PLACES.clinic.id]);
});
