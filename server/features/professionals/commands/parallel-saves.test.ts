import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetKey } from '../../../platform/facets/facet-store.ts';
import { createDirectory, DEMO_LICENCE, type Directory } from '../../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { savePlaces } from '../../places/commands/save-places.ts';
import { saveProfessionals } from './save-professionals.ts';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const inTerm = async (kind: string, type: string, id: number) =>
  (await app.services.facets.snapshot(kind)).get(facetKey(type, id))?.toArray() ?? [];

const RECORDS = 12;
const many = <Draft>(draft: Draft) => Array.from({ length: RECORDS }, () => draft);

describe('saves of different records at the same moment', () => {
  it('that move all of them under the same term and province are all found and counted there', async () => {
    const { province, term } = directory;
    const place = { name: 'Nơi', status: 'published', province: province('hue') } as const;
    const clinic = { ...place, placeType: term('place_type', 'phong-kham-da-khoa') };
    const places = await savePlaces(app.services, many(clinic));
    const person = { ...DEMO_LICENCE, name: 'Nguyễn Văn A', status: 'published' } as const;
    const people = await saveProfessionals(app.services, many(person));
    const [to, heart] = [province('can-tho'), term('speciality', 'tim-mach')];
    await Promise.all([
      ...places.map(id => savePlaces(app.services, [{ id, province: to }])),
      ...people.map(id => saveProfessionals(app.services, [{ id, terms: [{ term: heart }] }])),
    ]);
    expect(await inTerm('place', 'provinces', to)).toEqual(places);
    expect(await inTerm('place', 'provinces', province('hue'))).toEqual([]);
    expect(await inTerm('professional', 'specialities', heart)).toEqual(people);
    const list = await fetch(`${app.url}/api/v1/place/?provinces=can-tho`);
    expect(await list.json()).toMatchObject({ count: RECORDS });
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'do not wait for one whose transaction is still open, though it changes the same terms',
    async () => {
      const { services } = app;
      const { province, term, addPlace, addProfessional } = directory;
      const [place, otherPlace] = [await addPlace(), await addPlace()];
      const [person, otherPerson] = [await addProfessional(), await addProfessional()];
      const [to, children] = [province('da-nang'), term('speciality', 'nhi-khoa')];
      const [placeSaved, personSaved, end] = [0, 0, 0].map(() => Promise.withResolvers<void>());
      const hold = (saved: typeof end) => async () => {
        saved?.resolve();
        await end?.promise;
      };
      const holding = [
        savePlaces(services, [{ id: place, province: to }], { also: hold(placeSaved) }),
        saveProfessionals(services, [{ id: person, terms: [{ term: children }] }], { also: hold(personSaved) }),
      ];
      await Promise.race([Promise.all([placeSaved?.promise, personSaved?.promise]), Promise.all(holding)]);
      await savePlaces(services, [{ id: otherPlace, province: to }]);
      await saveProfessionals(services, [{ id: otherPerson, terms: [{ term: children }] }]);
      expect(await inTerm('place', 'provinces', to)).toEqual([otherPlace]);
      expect(await inTerm('professional', 'specialities', children)).toEqual([otherPerson]);
      end?.resolve();
      await Promise.all(holding);
      expect(await inTerm('place', 'provinces', to)).toEqual([place, otherPlace]);
      expect(await inTerm('professional', 'specialities', children)).toEqual([person, otherPerson]);
    },
  );
});
