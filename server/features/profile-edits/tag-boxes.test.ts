import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import type { Directory } from '../../testing/directory.ts';
import { createProfileOwners, type ProfileOwner } from '../../testing/profile-owners.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let add: (page?: number) => Promise<ProfileOwner>;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  ({ add, directory } = await createProfileOwners(app));
});
afterAll(() => app.close());

describe('the boxes for tags', () => {
  const find = async (owner: ProfileOwner, q: string, type: string) => {
    const answer = await owner.request(`/api/v1/professional-edit/search/?q=${encodeURIComponent(q)}&doc_type=${type}`);
    return { status: answer.status, json: await answer.json() };
  };

  it('[API-37] [PROF-54] find nothing for blanks, and refuse a kind that no box has', async () => {
    const owner = await add();
    expect((await find(owner, '   ', 'service')).json).toEqual({ results: [] });
    expect((await find(owner, 'tim', 'disease')).status).toBe(400);
  });

  it('[API-38] [PROF-11] [PROF-12] find services and specialities whatever the accents', async () => {
    const owner = await add();
    for (const [q, type, kind, slug] of [
      ['tim mach', 'speciality', 'speciality', 'tim-mach'],
      ['KHAM TIM', 'service', 'service', 'kham-tim-mach'],
    ] as const) {
      const { json } = await find(owner, q, type);
      expect(json.results).toContainEqual({ id: directory.term(kind, slug), name: expect.any(String), address: '' });
      expect(json.results.length).toBeLessThanOrEqual(6);
    }
  });

  it('[PROF-13] find published places with their addresses', async () => {
    const owner = await add();
    const draft = { name: 'Phòng khám Hoa Ngâu', address: '7 Hàng Ngâu' };
    const id = await directory.addPlace(draft);
    await directory.addPlace({ ...draft, status: 'hidden' });
    await createWork(app.services).drain();
    expect((await find(owner, 'hoa ngau', 'place')).json).toEqual({ results: [{ id, ...draft }] });
  });
});
