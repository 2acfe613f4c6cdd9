import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveProfessionals } from './commands/save-professionals.ts';
import { professionalListAnswer } from './contract.ts';

let app: TestApp;
let directory: Directory;
let binh: number;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  directory = await createDirectory(app.services);
  const { term, addProfessional } = directory;
  await addProfessional({ name: 'Nguyễn Hoài An', terms: [{ term: term('speciality', 'tim-mach') }] });
  binh = await addProfessional({ name: 'Nguyễn Hoài Bình', terms: [{ term: term('speciality', 'da-lieu') }] });
  await addProfessional({ name: 'Trần Văn Cường', description: '<p>Học trò của Nguyễn Hoài An</p>' });
});
afterAll(() => app.close());

async function names(query: string): Promise<string[]> {
  const answer = await app.request(`/api/v1/professional/?${query}`);
  expect(answer.status).toBe(200);
  return professionalListAnswer.parse(await answer.json()).items.map(item => item.name);
}

describe('searching the list', () => {
  it('finds names without accents, within filters and in any order', async () => {
    expect((await names('q=nguyen+hoai')).toSorted()).toEqual(['Nguyễn Hoài An', 'Nguyễn Hoài Bình']);
    expect(await names('q=nguyen+hoai&specialities=da-lieu')).toEqual(['Nguyễn Hoài Bình']);
    expect(await names('q=nguyen+hoai&sort_by=name')).toEqual(['Nguyễn Hoài An', 'Nguyễn Hoài Bình']);
    expect((await names('q=nguyen+hoai+binh'))[0]).toBe('Nguyễn Hoài Bình');
  });

  it('finds nobody for what nobody is called, and counts within the search', async () => {
    expect(await names('q=zzzzqqqq')).toEqual([]);
    const answer = await app.request('/api/v1/professional/?q=hoai+binh&include=filters');
    const { filters, count } = professionalListAnswer.parse(await answer.json());
    expect(count).toBe(1);
    expect(filters?.find(({ type }) => type === 'specialities')?.options).toEqual([
      expect.objectContaining({ slug: 'da-lieu', count: 1 }),
    ]);
  });

  it('stops finding who is hidden, though the index may lag', async () => {
    await saveProfessionals(app.services, [{ id: binh, status: 'hidden' }]);
    expect(await names('q=nguyen+hoai')).toEqual(['Nguyễn Hoài An']);
    await saveProfessionals(app.services, [{ id: binh, status: 'published' }]);
    expect(await names('q=nguyen+hoai')).toHaveLength(2);
  });
});
