import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaReader, inArea, largeAreaNames } from '../../testing/area-reading.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let read: Awaited<ReturnType<typeof areaReader>>;
let names: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  [read, names] = await Promise.all([areaReader(db), largeAreaNames(db)]);
});
afterAll(() => app.close());

describe('the name of a province or a district', () => {
  it('says nothing of any person, of no time and of no other complaint beside one that children have, too', () => {
    const said = read('sốt cao');
    const misread = names.flatMap(name =>
      inArea(name, 'sốt cao').filter(query => JSON.stringify(read(query)) !== JSON.stringify(said)),
    );
    expect(names.length).toBeGreaterThan(1_000);
    expect(misread).toEqual([]);
  });

  it('hides nothing that is said besides', () => {
    const { whom } = read('bé 2 tuổi sốt cao');
    expect(whom).toEqual({ child: true, pregnant: false, sections: ['children'] });
    const misread = names.filter(
      name => JSON.stringify(read(`bé 2 tuổi sốt cao ở ${name}`).whom) !== JSON.stringify(whom),
    );
    expect(misread).toEqual([]);
  });
});

it('words of a complaint are no area, unless the sentence says as much without them', () => {
  expect(read('đau cái răng').complaints).toEqual(['Đau răng']);
  expect(read('đau cái răng, sốt cao').complaints).toEqual(['Đau răng', 'Sốt cao']);
  expect(read('Cái Răng đau đầu').complaints).toEqual(['Đau đầu']);
});
