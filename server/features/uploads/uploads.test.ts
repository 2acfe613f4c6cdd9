import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { mediaBlockOf } from '../../testing/media-block.ts';
import { addPostWriters, type PostWriters, smallPicture, words } from '../../testing/post-writers.ts';
import { createProfileOwners } from '../../testing/profile-owners.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { saveCollection } from '../collections/commands/save-collection.ts';
import { addPicture } from '../media/commands/add-picture.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { erasePerson } from '../privacy/commands/erase-person.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

/** Two servers on one database and one store; what happens happens at the first one. */
let here: TestApp;
let there: TestApp;
let writers: PostWriters;
let directory: Directory;
let author: Request;
let moderator: Request;
beforeAll(async () => {
  here = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  const { storage, database } = here.services.config;
  there = await startTestApp({ services: { clock }, config: { trustProxy: 1, storage }, database: () => database });
  writers = await addPostWriters(here);
  await writers.trust(await writers.accountId('user'));
  directory = await createDirectory(here.services);
  author = await writers.as('user');
  moderator = await writers.as('moderator');
}, 120_000);
afterAll(async () => {
  await there.close();
  await here.close();
});

/** What strangers are answered at both servers, a moment after what happened. */
async function seen(address: string): Promise<number[]> {
  clock.advance(300);
  const answers = await Promise.all([here, there].map(({ request }) => request(address)));
  return answers.map(({ status }) => status);
}
const SHOWN = [200, 200];
const GONE = [404, 404];

const post = async (path: string, body: object) => {
  const answer = await moderator(path, { method: 'POST', body: JSON.stringify(body) });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
};
const decideThread = (id: number, body: object) => post(`/api/admin/threads/${id}/decision/`, body);
const HIDE = { decision: 'hide', reason: 'Thông tin riêng tư' };
const REJECT = { decision: 'reject', reason: 'Không phải câu hỏi' };
const PUBLISH = { decision: 'publish' };

/** A question of the author with a picture. */
async function question(options: { readonly status?: 'pending' } = {}) {
  const thread = await writers.thread({ asker: await writers.accountId('user'), ...options });
  const edited = await writers.edit(author, thread.question, { body: words() }, [await smallPicture()]);
  expect(edited.status).toBe(200);
  return { ...thread, address: await pictureOfPost(thread.id, thread.question) };
}

/** The address of the picture of a post, as its author is shown it. */
async function pictureOfPost(thread: number, id: number): Promise<string> {
  const { own } = await (await author(`/api/v1/discussion/thread/${thread}/own/`)).json();
  return own.find((each: { id: number }) => each.id === id).images[0].url;
}

/** The address of a new picture of a record. */
async function pictureOf(kind: string, id: number): Promise<string> {
  await addPicture(here.services, { owner: { kind, id }, sender: 1, bytes: await smallPicture() });
  const { pictures } = await mediaBlockOf(here.services.db, kind, id);
  return pictures.at(-1)?.url ?? expect.fail();
}

describe('[ROLE-33] the picture of a question', () => {
  it('that staff hide is gone from its address with it and comes back with it, at each server', async () => {
    const { id, address } = await question();
    expect(await seen(address)).toEqual(SHOWN);
    await decideThread(id, HIDE);
    expect(await seen(address)).toEqual(GONE);
    expect(await seen(address.replace(/-\d+\.webp$/, '-thumb.webp'))).toEqual(GONE);
    await decideThread(id, PUBLISH);
    expect(await seen(address)).toEqual(SHOWN);
  });

  it('that waits is shown once staff publish it, and never where they refuse it', async () => {
    const { id, address } = await question({ status: 'pending' });
    const refused = await question({ status: 'pending' });
    expect(await seen(address)).toEqual(GONE);
    await decideThread(id, PUBLISH);
    await decideThread(refused.id, REJECT);
    expect(await seen(address)).toEqual(SHOWN);
    expect(await seen(refused.address)).toEqual(GONE);
  });

  it('that is merged into another one is shown as long as that one is', async () => {
    const { id, address } = await question();
    const target = await writers.thread();
    expect(await seen(address)).toEqual(SHOWN);
    await post(`/api/admin/threads/${id}/merge/`, { into: target.id });
    expect(await seen(address)).toEqual(SHOWN);
    await decideThread(target.id, HIDE);
    expect(await seen(address)).toEqual(GONE);
  });
});

describe('[ROLE-33] the picture of a reply', () => {
  it('that staff take away is gone with it and comes back with it', async () => {
    const { id } = await writers.thread();
    const { post_data } = await writers.stored(author, { thread_id: id, body: words() }, [await smallPicture()]);
    const address = post_data.images[0]?.url ?? expect.fail();
    expect(await seen(address)).toEqual(SHOWN);
    await post(`/api/admin/posts/${post_data.id}/decision/`, { decision: 'remove', reason: 'Quảng cáo' });
    expect(await seen(address)).toEqual(GONE);
    await post(`/api/admin/posts/${post_data.id}/decision/`, PUBLISH);
    expect(await seen(address)).toEqual(SHOWN);
    await decideThread(id, HIDE);
    expect(await seen(address)).toEqual(GONE);
  });

  it('whose author is erased is gone, though the words stay', async () => {
    const doctor = await writers.as('favourite');
    await writers.trust(await writers.accountId('favourite'));
    const { id } = await writers.thread();
    const { post_data } = await writers.stored(doctor, { thread_id: id, body: words() }, [await smallPicture()]);
    const address = post_data.images[0]?.url ?? expect.fail();
    expect(await seen(address)).toEqual(SHOWN);
    await erasePerson(here.services, { email: ACCOUNTS.favourite.email, actorId: null });
    expect(await seen(address)).toEqual(GONE);
  });
});

describe('the picture of a record', () => {
  it.each([
    [
      'a place',
      'place',
      () => directory.addPlace(),
      (id: number, status: 'hidden' | 'published') => savePlaces(here.services, [{ id, status }]),
    ],
    [
      'a doctor',
      'professional',
      () => directory.addProfessional(),
      (id: number, status: 'hidden' | 'published') => saveProfessionals(here.services, [{ id, status }]),
    ],
    [
      'a collection',
      'collection',
      () => saveCollection(here.services, { kind: 'place', name: 'Nơi khám tốt', published: true }),
      (id: number, status: 'hidden' | 'published') =>
        saveCollection(here.services, { kind: 'place', name: 'Nơi khám tốt', published: status === 'published' }, id),
    ],
  ])('that is %s is gone while that is hidden, and comes back with it', async (_, kind, add, set) => {
    const id = await add();
    const address = await pictureOf(kind, id);
    expect(await seen(address)).toEqual(SHOWN);
    await set(id, 'hidden');
    expect(await seen(address)).toEqual(GONE);
    await set(id, 'published');
    expect(await seen(address)).toEqual(SHOWN);
  });
});

describe('a picture that not everybody may see', () => {
  it('is opened by staff and by the author of its post alone, and no cache keeps it', async () => {
    const { address } = await question({ status: 'pending' });
    for (const request of [moderator, await writers.as('editor'), author]) {
      const answer = await request(address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    for (const request of [here.request, await writers.as('doctor')]) {
      const answer = await request(address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('is opened by the owner of the page that it belongs to, and by no owner of another one', async () => {
    const owners = await createProfileOwners(here);
    const owner = await owners.add();
    const address = await pictureOf('professional', owner.id);
    await saveProfessionals(here.services, [{ id: owner.id, status: 'hidden' }]);
    expect(await seen(address)).toEqual(GONE);
    expect((await owner.request(address)).status).toBe(200);
    expect((await (await owners.add()).request(address)).status).toBe(404);
  });
});

it('a picture that everybody may see is kept by a shared cache for five minutes and asked for again by its tag', async () => {
  const { id, address } = await question();
  const answer = await here.request(address);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300');
  // Without its own header, fetch would ask caches to be passed by.
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  const again = await here.request(address, { headers });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, answer.headers.get('cache-control')]);
  await decideThread(id, HIDE);
  expect((await here.request(address, { headers })).status).toBe(404);
});

it('a file that no picture names has no address', async () => {
  const bytes = await smallPicture();
  await here.services.files.put('4f4f4f-320.webp', bytes, { contentType: 'image/webp' });
  expect(await seen('/uploads/4f4f4f-320.webp')).toEqual(GONE);
  expect((await moderator('/uploads/4f4f4f-320.webp')).status).toBe(404);
});
