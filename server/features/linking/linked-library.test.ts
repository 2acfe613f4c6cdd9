import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { aDrug } from '@antam/fixtures/factories/drugs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createWork } from '../../app/create-work.ts';
import { tablesWith } from '../../platform/db/tables.ts';
import { changed } from '../../platform/events/changed.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

interface Columns {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly status: string;
  readonly overview: string;
  readonly uses: string;
}

const sectionsAnswer = z.object({ sections: z.array(z.object({ name: z.string(), html: z.string() })) });

const tables = tablesWith<Columns, 'disease' | 'drug'>();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

/** Announces that a record was changed, and lets the worker follow. */
async function follow(subject: 'disease' | 'drug', id: number, aspects: readonly string[] | 'all' = 'all') {
  const { services } = app;
  await services.db.transaction(unit => changed(unit, services, { subject, ids: [id], aspects }));
  await createWork(services).drain();
}

/** A section as its page shows it. */
async function shown(table: 'disease' | 'drug', id: number, name: string) {
  const answer = await app.request(`/api/v1/${table}/${id}/`);
  const { sections } = sectionsAnswer.parse(await answer.json());
  return sections.find(section => section.name === name)?.html;
}

const hrefs = (html = '') => [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href);
const set = (id: number, values: Partial<Columns>) =>
  app.services.db.transaction(unit => unit.run(tables.updateTable('disease').set(values).where('id', '=', id)));

it('diseases and drugs lead to each other by names, synonyms, folk names and brand names, and not to themselves', async () => {
  const drug = await aDrug(app.services.db, { name: 'Quặngmycin', brands: ['Kháng Quặng'] });
  const disease = await aDisease(app.services.db, {
    name: 'Viêm quặng mạn',
    folk: ['Đau quặng'],
    sections: { overview: '<p>Viêm quặng mạn được chữa bằng kháng quặng. Đau quặng.</p>' },
  });
  const other = await aDisease(app.services.db, {
    name: 'Sưng quặng cấp',
    sections: { overview: '<p>Nhiều người gọi là đau quặng, dùng quặngmycin.</p>' },
  });
  for (const { id } of [disease, other]) await follow('disease', id);
  await follow('drug', drug.id);
  expect(hrefs(await shown('disease', disease.id, 'overview'))).toEqual([`/thuoc/quangmycin-${drug.id}/`]);
  expect(hrefs(await shown('disease', other.id, 'overview'))).toEqual([
    `/benh/viem-quang-man-${disease.id}/`,
    `/thuoc/quangmycin-${drug.id}/`,
  ]);
});

it('names are linked in sections whose columns are named otherwise than their properties', async () => {
  const named = await aDisease(app.services.db, { name: 'Phù quặng muộn' });
  await follow('disease', named.id);
  const html = '<p>Khi bị phù quặng muộn.</p>';
  const disease = await aDisease(app.services.db, {
    sections: { overview: '<p>Chung.</p>', when_to_see_doctor: html },
  });
  const drug = await aDrug(app.services.db, { sections: { overview: '<p>Chung.</p>', side_effects: html } });
  await follow('disease', disease.id);
  await follow('drug', drug.id);
  const expected = [`/benh/phu-quang-muon-${named.id}/`];
  expect(hrefs(await shown('disease', disease.id, 'when_to_see_doctor'))).toEqual(expected);
  expect(hrefs(await shown('drug', drug.id, 'side_effects'))).toEqual(expected);
});

it('a disease that is renamed, and one that is no longer public, leave no link behind that leads to where they were', async () => {
  const disease = await aDisease(app.services.db, { name: 'Loét quặng sâu' });
  const other = await aDisease(app.services.db, {
    name: 'Rộp quặng nông',
    sections: { overview: '<p>Khác với loét quặng sâu và thủng quặng sâu.</p>' },
  });
  for (const { id } of [disease, other]) await follow('disease', id);
  expect(hrefs(await shown('disease', other.id, 'overview'))).toEqual([`/benh/loet-quang-sau-${disease.id}/`]);
  await set(disease.id, { name: 'Thủng quặng sâu', slug: 'thung-quang-sau' });
  await follow('disease', disease.id, ['name', 'slug']);
  const renamed = await shown('disease', other.id, 'overview');
  expect(hrefs(renamed)).toEqual([`/benh/thung-quang-sau-${disease.id}/`]);
  expect(renamed).toContain('loét quặng sâu và <a');
  await set(disease.id, { status: 'draft' });
  await follow('disease', disease.id, ['status']);
  expect(hrefs(await shown('disease', other.id, 'overview'))).toEqual([]);
});

it('words of a section that were changed are shown at once, and linked as soon as the change is announced', async () => {
  const disease = await aDisease(app.services.db, {
    name: 'Nấm quặng',
    sections: { overview: '<p>Khi bị tăng huyết áp.</p>' },
  });
  await follow('disease', disease.id);
  expect(hrefs(await shown('disease', disease.id, 'overview'))).toHaveLength(1);
  await set(disease.id, { overview: '<p>Khác: tăng huyết áp.</p>' });
  expect(await shown('disease', disease.id, 'overview')).toBe('<p>Khác: tăng huyết áp.</p>');
  await follow('disease', disease.id, ['overview']);
  expect(hrefs(await shown('disease', disease.id, 'overview'))).toHaveLength(1);
});
