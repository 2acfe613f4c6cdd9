import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobsOf } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { changed, entityChanged } from '../../platform/events/changed.ts';
import { PRIORITIES } from '../../platform/jobs/topic.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { DEMO_LICENCE } from '../../testing/directory.ts';
import { createDiscussions } from '../../testing/discussions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { THREAD_TEXTS } from '../forum/thread.search.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { Place } from '../places/place.entity.ts';
import { storePost } from '../posts/commands/store-post.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import { professionals } from '../professionals/feature.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { quotedChanged } from './commands/index-changes.ts';
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
    await changed(unit, app.services, { subject: 'place', ids: [id], aspects: ['name'] });
  });
}

/** Handles the messages of these topics, or of all. */
async function drain(topics?: readonly string[]): Promise<void> {
  const { db, clock, log } = app.services;
  const handlers = jobsOf([search, professionals], app.services);
  const chosen = handlers.filter(({ topic }) => topics?.includes(topic) ?? true);
  await createWorker({ db, clock, log, handlers: chosen }).drain();
}

it('the search index finds a changed place as soon as it is committed', async () => {
  await rename(PLACES.dental.id, 'Nha khoa Zubikon');
  expect(await matches('place', 'zubikon')).toEqual([PLACES.dental.id]);
  expect(await matches('place', 'mây trắng')).not.toContain(PLACES.dental.id);
});

it('the search index leaves a change of the order alone to the job, so that no review waits for the index', async () => {
  const written = vi.spyOn(app.services.search, 'index');
  await app.services.db.transaction(unit =>
    changed(unit, app.services, { subject: 'place', ids: [PLACES.dental.id], aspects: ['ratingSum', 'relevance'] }),
  );
  expect(written).not.toHaveBeenCalled();
  await drain();
  expect(written).toHaveBeenCalled();
  written.mockRestore();
});

it('the search index leaves the words of a reply to the job, so that nobody who replies waits for the index', async () => {
  const { db } = app.services;
  const { id } = await createDiscussions(app.services).thread();
  const text = 'Bạn thử ngâm chân bằng lá zorapeko xem sao.';
  const written = vi.spyOn(app.services.search, 'index');
  await db.transaction(unit =>
    storePost(unit, app.services, {
      discussion: { kind: 'thread', id },
      place: 'reply',
      author: { accountId: null, name: 'Ai đó' },
      body: { html: `<p>${text}</p>`, text },
      hidingCreator: false,
      censorImages: false,
      answerType: 'member',
      replyer: null,
      objections: [],
      status: 'published',
      images: [],
    }),
  );
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
  await drain();
  expect(await matches(THREAD_TEXTS, 'zorapeko')).toEqual([id]);
});

it('forgets what is not public any more', async () => {
  expect(await matches('professional', PROFESSIONALS.tuan.name)).toEqual([PROFESSIONALS.tuan.id]);
  await app.services.db.transaction(async unit => {
    const person = await unit.em.findOneOrFail(Professional, { id: PROFESSIONALS.tuan.id });
    person.status = 'hidden';
    await changed(unit, app.services, { subject: 'professional', ids: [person.id], aspects: ['status'] });
  });
  expect(await matches('professional', PROFESSIONALS.tuan.name)).not.toContain(PROFESSIONALS.tuan.id);
});

it('the search index finds people by the new name of their workplace once the job has run', async () => {
  await rename(PLACES.clinic.id, 'Phòng khám Xumiteko');
  expect(await matches('professional', 'xumiteko')).toEqual([]);
  await drain();
  expect(await matches('professional', 'xumiteko')).not.toEqual([]);
});

it('the search index finds nobody by the name of a second workplace that was deleted', async () => {
  const { id } = PROFESSIONALS.mai;
  await rename(PLACES.withoutLong.id, 'Phòng khám Bixotela');
  await saveProfessionals(app.services, [{ id, workplaces: [PLACES.hospital.id, PLACES.withoutLong.id] }]);
  await drain();
  expect(await matches('professional', 'bixotela')).toContain(id);
  await deletePlaces(app.services, [PLACES.withoutLong.id]);
  await drain();
  expect(await matches('professional', 'bixotela')).toEqual([]);
});

describe('a hospital of 2,000 doctors', () => {
  const DOCTORS = 2_000;
  const hospital = PLACES.clinic.id;

  beforeAll(async () => {
    const { services } = app;
    const workers = await workersOf(hospital);
    const drafts = Array.from({ length: DOCTORS - workers }, (_, n) => ({
      name: `Nguyễn Văn Số ${n}`,
      ...DEMO_LICENCE,
      status: 'published' as const,
      workplaces: [hospital],
    }));
    await saveProfessionals(services, drafts);
    await drain();
    expect(await workersOf(hospital)).toBe(DOCTORS);
  });

  async function workersOf(place: number): Promise<number> {
    const row = await textOf(app.services.db.read).first<{ count: number }>(
      `select count(*) as count from workplace join professional on professional.id = professional_id
       where place_id = ? and status = 'published'`,
      [place],
    );
    return Number(row?.count);
  }

  /** Priorities of the messages that are not done yet, by its topic. */
  async function waiting(): Promise<Record<string, string | undefined>> {
    const rows = await textOf(app.services.db.read).all<{ topic: string; priority: number }>(
      'select topic, priority from outbox_message where done_at is null and topic in (?, ?)',
      [entityChanged.name, quotedChanged.name],
    );
    return Object.fromEntries(rows.map(({ topic, priority }) => [topic, PRIORITIES[priority]]));
  }

  function countDocuments() {
    const written = vi.spyOn(app.services.search, 'index');
    return {
      count: () => written.mock.calls.reduce((sum, [batch]) => sum + batch.length, 0),
      stop: () => written.mockRestore(),
    };
  }

  it('writes no search document when it is saved without changing what documents show', async () => {
    // How much of it is filled in decides its place among the found ones.
    await savePlaces(app.services, [{ id: hospital, email: 'mot@benh-vien.example' }]);
    await drain();
    const documents = countDocuments();
    await savePlaces(app.services, [{ id: hospital, email: 'hai@benh-vien.example' }]);
    await drain();
    expect(documents.count()).toBe(0);
    documents.stop();
  });

  it('has its own documents and those of its doctors written when its address changes', async () => {
    const documents = countDocuments();
    await savePlaces(app.services, [{ id: hospital, address: '1 Phố Mới' }]);
    await drain();
    expect(documents.count()).toBe(2 + DOCTORS);
    documents.stop();
  });

  it('has the documents of its doctors written in the background, after all else, when its name changes', async () => {
    const documents = countDocuments();
    await savePlaces(app.services, [{ id: hospital, name: 'Bệnh viện Kuvatimo' }]);
    // Its own at the commit.
    expect(documents.count()).toBe(1);
    expect(await waiting()).toEqual({ [entityChanged.name]: 'usual' });
    await drain([entityChanged.name]);
    expect(documents.count()).toBe(2);
    expect(await waiting()).toEqual({ [quotedChanged.name]: 'bulk' });
    await drain();
    expect(documents.count()).toBe(2 + DOCTORS);
    expect(await waiting()).toEqual({});
    expect(await matches('professional', 'kuvatimo')).toHaveLength(100);
    documents.stop();
  });
});

it('reindexes everything, again and again, and says how far it is', async () => {
  const { db } = app.services;
  const seen: number[] = [];
  const count = await reindex(app.services, done => void seen.push(done));
  expect(seen.at(-1)).toBe(count);
  expect(await reindex(app.services)).toBe(count);
  const stored = await textOf(db.read).first<{ count: number }>('select count(*) as count from search_document');
  expect(stored?.count).toBe(count);
  expect(await matches('place', 'kuvatimo')).toEqual([PLACES.clinic.id]);
});
