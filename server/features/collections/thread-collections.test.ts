import { aCollection } from '@antam/fixtures/factories/collections.ts';
import { aThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { COLLECTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { THREAD_COLLECTIONS } from '@antam/fixtures/worlds/write-thread-collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { HIDDEN_NAME } from '../posts/contract.ts';
import { reindex } from '../search/commands/reindex.ts';
import { deleteCollection } from './commands/delete-collection.ts';
import { saveCollection } from './commands/save-collection.ts';
import { collectionDetail, collectionListAnswer } from './contract.ts';

let app: TestApp;
let id = 0;
let threads: number[];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const { db } = app.services;
  const first = await aThread(db, { title: 'Câu hỏi được chọn đầu tiên', hidingCreator: true, thanks: 3 });
  const second = await aThread(db, { title: 'Câu hỏi được chọn thứ hai' });
  const waiting = await aThread(db, { state: 'pending' });
  threads = [first.id, second.id];
  const members = [second.id, first.id, waiting.id].map(member => ({ id: member, note: `Vì sao ${member}` }));
  id = (await aCollection(db, { kind: 'thread', name: 'Câu hỏi về giấc ngủ', members })).id;
  await reindex(app.services);
});
afterAll(() => app.close());

describe('a collection of threads', () => {
  it('[FORUM-77] shows the questions that everybody may read, in the order of the editors, with what people thank for', async () => {
    const detail = collectionDetail.parse(await (await app.request(`/api/v1/collection/${id}/`)).json());
    expect([detail.kind, detail.member_count]).toEqual(['thread', 2]);
    expect(detail.threads.map(thread => [thread.id, thread.note])).toEqual([
      [threads[1], `Vì sao ${threads[1]}`],
      [threads[0], `Vì sao ${threads[0]}`],
    ]);
    expect(detail.threads[1]?.question).toMatchObject({ position: 0, thanks: 3, created_by: { name: HIDDEN_NAME } });
    expect([detail.places, detail.professionals]).toEqual([[], []]);
  });

  it('[SRCH-09] is listed by its kind and found under its own heading', async () => {
    const { items } = collectionListAnswer.parse(await (await app.request('/api/v1/collection/?kind=thread')).json());
    expect(items.map(({ name }) => name)).toEqual(['Câu hỏi về giấc ngủ', COLLECTIONS.threads.name]);
    const groups: Array<{ object_type: string }> = await (await app.request('/api/v1/search?q=giấc ngủ')).json();
    expect(groups.map(({ object_type }) => object_type)).toContain('collection_index_thread');
    const named = await app.request(`/api/v1/search?q=${encodeURIComponent(COLLECTIONS.threads.name)}`);
    const found: Array<{ object_type: string }> = await named.json();
    expect(found.map(({ object_type }) => object_type)).toContain('collection_index_thread');
  });

  it.each(THREAD_COLLECTIONS)('[SRCH-09] of the demo world is found by its exact name: %s', async name => {
    const members = threads.map(member => ({ id: member, note: '' }));
    const made = await aCollection(app.services.db, { kind: 'thread', name, members });
    await reindex(app.services);
    for (const asked of [name, name.toLowerCase(), name.replace(':', '')]) {
      const q = encodeURIComponent(asked);
      for (const path of [`?q=${q}`, `?guide=1&q=${q}`]) {
        const groups: Array<{ object_type?: string; similar?: boolean; items?: Array<{ name: string }> }> = await (
          await app.request(`/api/v1/search/${path}`)
        ).json();
        const found = groups.find(({ object_type }) => object_type === 'collection_index_thread');
        expect([path, found?.similar, found?.items?.map(item => item.name)]).toEqual([path, false, [name]]);
      }
    }
    await deleteCollection(app.services, made.id);
  });

  it('loses a question that staff take down', async () => {
    const moderator = await logIn(app, ACCOUNTS.moderator.email);
    const hide = { decision: 'hide', reason: 'Quảng cáo' };
    expect((await post(moderator, `/api/admin/threads/${threads[0]}/decision/`, hide)).status).toBe(200);
    const detail = collectionDetail.parse(await (await app.request(`/api/v1/collection/${id}/`)).json());
    expect(detail.threads.map(thread => thread.id)).toEqual([threads[1]]);
  });

  it('takes no member that does not exist', async () => {
    const members = [{ id: 99_999_999, note: '' }];
    await expect(
      saveCollection(app.services, { kind: 'thread', name: 'Không có câu hỏi nào', members }),
    ).rejects.toMatchObject({ status: 422 });
  });
});
