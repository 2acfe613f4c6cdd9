import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobsOf } from '../../app/create-work.ts';
import { FOUND } from '../../platform/cache/tag.ts';
import { textOf } from '../../platform/db/text.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { DEMO_LICENCE } from '../../testing/directory.ts';
import { createDiscussions } from '../../testing/discussions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { announcePosts } from '../posts/post-tags.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import { INDEXED_AT_ONCE, indexChanges, indexDependents } from './commands/index-changes.ts';
import { reindex } from './commands/reindex.ts';
import { search } from './feature.ts';

/** More doctors of a facility than are indexed before a call is answered. */
const manyDoctorsAt = (place: number) =>
  Array.from({ length: INDEXED_AT_ONCE + 1 }, (_, n) => ({
    name: `Đỗ Xuân Vumekolo ${'A'.repeat((n % 9) + 1)}`,
    ...DEMO_LICENCE,
    status: 'published' as const,
    workplaces: [place],
  }));

describe('what was just hidden is in no suggestion before any job ran:', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ world: 'tiny' });
  });
  afterEach(() => app.close());

  /** Everything that suggestions would show of a kind for these words. */
  const cardsFor = async (kind: string, query: string): Promise<string> => {
    const groups = await app.services.search.suggest({ query, kinds: [kind], perKind: 100 });
    return JSON.stringify(groups.flatMap(({ items }) => items.map(({ card }) => card)));
  };

  /** The names of tags that are announced while something is done. */
  const toldDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
    const told: string[] = [];
    app.services.tags.onChange(names => void told.push(...names));
    await work();
    return told;
  };

  it('the name of a facility beside its doctors, and pages of results become stale at once, after the index', async () => {
    const doctor = PROFESSIONALS.sixteenServices.name;
    expect(await cardsFor('professional', doctor)).toContain(PLACES.dental.name);
    const told = await toldDuring(() => savePlaces(app.services, [{ id: PLACES.dental.id, status: 'hidden' }]));
    expect(await cardsFor('professional', doctor)).toContain(doctor);
    expect(await cardsFor('professional', doctor)).not.toContain(PLACES.dental.name);
    expect(await cardsFor('place', PLACES.dental.name)).not.toContain(PLACES.dental.name);
    expect(told.filter(name => name.startsWith(FOUND.name))).not.toContain(FOUND.name);
    expect(told.at(-1)).toBe(`${FOUND.name}!`);
  });

  it('what the index hides by a job alone, after a crash, makes pages of results stale at once', async () => {
    await savePlaces(app.services, [{ id: PLACES.dental.id, status: 'hidden' }]);
    const told = await toldDuring(async () => {
      const { db, clock, log } = app.services;
      await createWorker({ db, clock, log, handlers: jobsOf([search], app.services) }).drain();
    });
    expect(told).toContain(`${FOUND.name}!`);
    expect(told).not.toContain(FOUND.name);
  });

  it('the name of a facility that was deleted, beside its doctors', async () => {
    const doctor = PROFESSIONALS.sixteenServices.name;
    await deletePlaces(app.services, [PLACES.dental.id]);
    expect(await cardsFor('professional', doctor)).toContain(doctor);
    expect(await cardsFor('professional', doctor)).not.toContain(PLACES.dental.name);
  });

  it('the name of a facility that was deleted, beside more doctors than are indexed at once', async () => {
    const many = manyDoctorsAt(PLACES.dental.id);
    await saveProfessionals(app.services, many);
    await reindex(app.services);
    expect(await cardsFor('professional', 'vumekolo')).toContain(PLACES.dental.name);
    await deletePlaces(app.services, [PLACES.dental.id]);
    expect(await cardsFor('professional', 'vumekolo')).toContain('Vumekolo');
    expect(await cardsFor('professional', 'vumekolo')).not.toContain(PLACES.dental.name);
  });

  it('the name of a doctor who is hidden while a change of the workplace writes many documents', async () => {
    const many = manyDoctorsAt(PLACES.dental.id);
    const [hidden = 0] = await saveProfessionals(app.services, [{ ...many[0], name: 'Đỗ Xuân Kivazu' }, ...many]);
    await reindex(app.services);
    const { search: index } = app.services;
    const write: typeof index.index = async (...written) => {
      await saveProfessionals(app.services, [{ id: hidden, status: 'hidden' }]);
      await index.index(...written);
    };
    const services = { ...app.services, search: { ...index, index: write } };
    await indexDependents(services, { subject: 'place', ids: [PLACES.dental.id], aspects: ['name'] });
    expect(await cardsFor('professional', 'vumekolo')).toContain('Vumekolo');
    expect(await cardsFor('professional', 'kivazu')).not.toContain('Kivazu');
  });

  it('the name of a doctor who is hidden while a change of the same doctor is on its way to the index', async () => {
    const [hidden = 0] = await saveProfessionals(app.services, [
      { name: 'Đỗ Xuân Kivazu', ...DEMO_LICENCE, status: 'published', workplaces: [PLACES.dental.id] },
    ]);
    expect(await cardsFor('professional', 'kivazu')).toContain('Kivazu');
    const { search: index } = app.services;
    const write: typeof index.index = async (...written) => {
      await saveProfessionals(app.services, [{ id: hidden, status: 'hidden' }]);
      await index.index(...written);
    };
    const services = { ...app.services, search: { ...index, index: write } };
    await indexChanges(services, { subject: 'professional', ids: [hidden], aspects: ['name'] });
    expect(await cardsFor('professional', 'kivazu')).not.toContain('Kivazu');
  });

  it('the names of more doctors than are indexed at once', async () => {
    const many = manyDoctorsAt(PLACES.clinic.id);
    const ids = await saveProfessionals(app.services, many);
    await reindex(app.services);
    expect(await cardsFor('professional', 'vumekolo')).toContain('Vumekolo');
    await saveProfessionals(
      app.services,
      ids.map(id => ({ id, status: 'hidden' as const })),
    );
    expect(await cardsFor('professional', 'vumekolo')).toBe('[]');
  });

  it('the words of a question that its author took back, beside its title', async () => {
    const { services } = app;
    const { id, question } = await createDiscussions(services).thread();
    await reindex(services);
    expect(await cardsFor('thread', 'Đau đầu nhiều ngày')).toContain('Tôi bị đau đầu');
    await services.db.transaction(async unit => {
      await textOf(unit).sql("update post set body = '<p>Xin bỏ qua.</p>', body_no_html = 'Xin bỏ qua.' where id = ?", [
        question,
      ]);
      await announcePosts(unit, services, { kind: 'thread', id }, { hides: true });
    });
    expect(await cardsFor('thread', 'Đau đầu nhiều ngày')).toContain('Xin bỏ qua.');
    expect(await cardsFor('thread', 'Đau đầu nhiều ngày')).not.toContain('Tôi bị đau đầu');
  });

  it('the picture of a doctor, beside a collection', async () => {
    const { name, id } = COLLECTIONS.professionals;
    const first = await textOf(app.services.db.read).first<{ key: string; member: number }>(
      `select media.key, member_id as member from collection_member
       join media on owner_kind = 'professional' and owner_id = member_id and is_main
       where collection_id = ? order by collection_member.position limit 1`,
      [id],
    );
    if (!first) throw new Error('The world has no collection of doctors with pictures');
    expect(await cardsFor('collection_professional', name)).toContain(first.key);
    await saveProfessionals(app.services, [{ id: first.member, status: 'hidden' }]);
    expect(await cardsFor('collection_professional', name)).toContain(name);
    expect(await cardsFor('collection_professional', name)).not.toContain(first.key);
  });
});
