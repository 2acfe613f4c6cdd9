import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { savePlaces } from '../features/places/commands/save-places.ts';
import { saveProfessionals } from '../features/professionals/commands/save-professionals.ts';
import { textOf } from '../platform/db/text.ts';
import { createFormSite } from '../testing/form-site.ts';
import { createRoleVisitors } from '../testing/role-visitors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

/** Nobody else in the world tiny has this mean: 1,9. */
const VOTES = { ratingSum: 190, ratingCount: 100 };
const SHOWN = /"score":1\.9\b|"rating":1\.9\b|1,9 trên 5|"ratingValue":1\.9/;

const { bare: place } = PLACES;
const { bare: person } = PROFESSIONALS;
const PLACE_CARDS = ['/api/v1/place/?q=doi+thong', '/co-so-y-te/?q=doi+thong'];
const PERSON_CARDS = ['/api/v1/professional/?q=huynh+gia+bao', '/bac-si/?q=huynh+gia+bao'];
/** Everywhere that a card, a tile or a head of one of the two stands. */
const SURFACES = [
  ...PLACE_CARDS,
  ...PERSON_CARDS,
  '/',
  '/ghi-nho/',
  '/api/v1/favourite/',
  `/api/v1/place/${place.id}/`,
  place.path,
  `/api/v1/professional/${person.id}/`,
  person.path,
  `/api/v1/professional-list/${place.id}/`,
  `/api/v1/comment/place/${place.id}/`,
  ...[COLLECTIONS.places, COLLECTIONS.professionals].flatMap(({ id, path }) => [`/api/v1/collection/${id}/`, path]),
  ...['doi+thong', 'huynh+gia+bao'].flatMap(q => [`/api/v1/search/?q=${q}`, `/tim-kiem/?q=${q}`]),
];

let app: TestApp;
let user: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 }, site: await createFormSite() });
  user = await (await createRoleVisitors(app))('user');
  const link = 'insert into collection_member (collection_id, member_id, position, note) values (?, ?, 99, ?)';
  await app.services.db.transaction(async unit => {
    await textOf(unit).sql(link, [COLLECTIONS.places.id, place.id, '']);
    await textOf(unit).sql(link, [COLLECTIONS.professionals.id, person.id, '']);
  });
  for (const [type, { id }] of Object.entries({ place, professional: person })) {
    const body = JSON.stringify({ type, id, added: true });
    expect((await user('/api/v1/favourite/', { method: 'PUT', body })).status).toBe(200);
  }
});
afterAll(() => app.close());

/** Gives both these votes and this many reviews. */
async function rate(reviewCount: number): Promise<void> {
  await savePlaces(app.services, [{ id: place.id, ...VOTES, reviewCount }]);
  await saveProfessionals(app.services, [
    { id: person.id, ...VOTES, reviewCount, ...(reviewCount === 0 && { workplaces: [place.id] }) },
  ]);
}

/** The surfaces among these that show the score. */
async function showing(surfaces: readonly string[]): Promise<string[]> {
  const found = [];
  for (const surface of surfaces) {
    const answer = await user(surface);
    expect([surface, answer.status]).toEqual([surface, 200]);
    if (SHOWN.test(await answer.text())) found.push(surface);
  }
  return found;
}

it('A score that is left over without a review is shown on no card, page, list or structured data', async () => {
  await rate(100);
  const visible = [...PLACE_CARDS, ...PERSON_CARDS, '/ghi-nho/', place.path, person.path];
  expect(await showing(visible)).toEqual(visible);
  await rate(0);
  expect(await showing(SURFACES)).toEqual([]);
});
