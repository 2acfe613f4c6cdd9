import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProfileOwners, type ProfileOwner } from '../../testing/profile-owners.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { MAX_PICTURES, type ProfessionalImage, professionalImages } from './contract.ts';

let app: TestApp;
let owners: Awaited<ReturnType<typeof createProfileOwners>>;
beforeAll(async () => {
  app = await startTestApp();
  owners = await createProfileOwners(app);
});
afterAll(() => app.close());

const png = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const path = (id: number) => `/api/v1/professional/${id}/image/`;
const upload = async (request: Request, id: number, bytes?: Buffer) => {
  const body = new FormData();
  body.append('images', new Blob([new Uint8Array(bytes ?? (await png()))]), 'anh.png');
  return request(path(id), { method: 'PUT', body });
};
const added = async ({ request, id }: ProfileOwner): Promise<ProfessionalImage[]> =>
  professionalImages.parse(await (await upload(request, id)).json());
const choose = (request: Request, id: number, image: number, body: object = { main: true, id: image }) =>
  request(`${path(id)}${image}/`, { method: 'PUT', body: JSON.stringify(body) });
const remove = (request: Request, id: number, image: number) => request(`${path(id)}${image}/`, { method: 'DELETE' });

describe('pictures of the own profile', () => {
  it('[PROF-44] [PROF-45] [PROF-46] are answered with an id, an address and which one is the main one', async () => {
    const owner = await owners.add();
    expect(await added(owner)).toEqual([{ id: expect.any(Number), origin: expect.any(String), main: true }]);
  });

  it('[API-42] [PROF-47] are answered all, re-encoded, the new one last', async () => {
    const owner = await owners.add();
    const [first] = await added(owner);
    const images = await added(owner);
    expect(images).toEqual([
      { id: first?.id, origin: first?.origin, main: true },
      { id: expect.any(Number), origin: expect.any(String), main: false },
    ]);
    const file = await app.request(images.at(-1)?.origin ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await owner.read()).images).toEqual(images);
  });

  it('[API-43] [PROF-51] have the main one that was chosen, which the public page shows first', async () => {
    const owner = await owners.add();
    await added(owner);
    const [, second] = await added(owner);
    const answer = await choose(owner.request, owner.id, second?.id ?? 0);
    expect(professionalImages.parse(await answer.json()).map(({ main }) => main)).toEqual([false, true]);
    expect(await owner.seen()).toMatchObject({
      picture: { id: second?.id },
      media: { pictures: [{ id: second?.id }, {}] },
    });
    expect((await choose(owner.request, owner.id, second?.id ?? 0, { main: true, id: 1 })).status).toBe(422);
    expect((await choose(owner.request, owner.id, second?.id ?? 0, { main: false, id: second?.id })).status).toBe(422);
  });

  it('[API-44] go when they are deleted; another one is the main one then', async () => {
    const owner = await owners.add();
    const [first] = await added(owner);
    await added(owner);
    const left = professionalImages.parse(await (await remove(owner.request, owner.id, first?.id ?? 0)).json());
    expect(left).toEqual([{ id: expect.any(Number), origin: expect.any(String), main: true }]);
    expect((await remove(owner.request, owner.id, first?.id ?? 0)).status).toBe(404);
  });

  it('are refused where the file is no picture, is missing, or there are too many', async () => {
    const owner = await owners.add();
    expect((await upload(owner.request, owner.id, Buffer.from('GIF89a'))).status).toBe(415);
    expect((await owner.request(path(owner.id), { method: 'PUT', body: new FormData() })).status).toBe(422);
    expect((await upload(owner.request, owner.id, Buffer.alloc(8 * 1_048_576 + 1, 1))).status).toBe(413);
    for (let count = 0; count < MAX_PICTURES - 1; count++) await owners.make.picture('professional', owner.id);
    const answers = await Promise.all([1, 2, 3].map(() => upload(owner.request, owner.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await owner.read()).images).toHaveLength(MAX_PICTURES);
  });

  it('leave the version of the form as it is', async () => {
    const owner = await owners.add();
    const { version } = await owner.read();
    await added(owner);
    expect((await owner.read()).version).toBe(version);
  });

  it('[ROLE-27] are nobody else’s to change', async () => {
    const [owner, other] = [await owners.add(), await owners.add()];
    const [image] = await added(owner);
    const [others] = await added(other);
    expect((await upload(other.request, owner.id)).status).toBe(403);
    for (const act of [choose, remove]) {
      expect((await act(other.request, owner.id, image?.id ?? 0)).status).toBe(403);
      expect((await act(other.request, other.id, image?.id ?? 0)).status).toBe(404);
    }
    expect((await owner.read()).images).toEqual([image]);
    expect((await other.read()).images).toEqual([others]);
  });
});
