import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { LEASE_MS } from './commands/leases.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let moderator: Request;
let admin: Request;
let editor: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  moderator = await logIn(app, ACCOUNTS.moderator.email);
  admin = await logIn(app, ACCOUNTS.admin.email);
  editor = await logIn(app, ACCOUNTS.editor.email);
});
afterAll(() => app.close());

const take = async (who: Request, id: number, queue = 'comments') =>
  (await post(who, '/api/admin/leases/', { queue, id })).json();
const release = async (who: Request, id: number) =>
  (await post(who, '/api/admin/leases/end/', { queue: 'comments', id })).json();
const listed = async (who: Request, queue = 'comments') => (await who(`/api/admin/leases/${queue}/`)).json();

describe('a piece of waiting work', () => {
  it('is looked at by who took it first, which others read, until it is given back', async () => {
    expect(await take(moderator, 1)).toEqual({ id: 1, holder_name: ACCOUNTS.moderator.name, is_own: true });
    expect(await take(admin, 1)).toEqual({ id: 1, holder_name: ACCOUNTS.moderator.name, is_own: false });
    expect(await listed(admin)).toEqual({
      leases: [{ id: 1, holder_name: ACCOUNTS.moderator.name, is_own: false }],
    });
    expect(await listed(admin, 'posts')).toEqual({ leases: [] });
    expect(await release(admin, 1)).toEqual({ released: false });
    expect(await release(moderator, 1)).toEqual({ released: true });
    expect(await take(admin, 1)).toMatchObject({ is_own: true });
    await release(admin, 1);
  });

  it('is free again once nobody has renewed it for two minutes', async () => {
    await take(moderator, 2);
    clock.advance(LEASE_MS - 1);
    expect(await take(admin, 2)).toMatchObject({ is_own: false });
    await take(moderator, 2);
    clock.advance(LEASE_MS - 1);
    expect(await take(admin, 2)).toMatchObject({ is_own: false });
    clock.advance(1);
    expect(await listed(moderator)).toEqual({ leases: [] });
    expect(await take(admin, 2)).toMatchObject({ is_own: true });
    await release(admin, 2);
  });

  it('that two take at once is the one’s or the other’s', async () => {
    for (let id = 10; id < 16; id += 1) {
      const answers = await Promise.all([take(moderator, id), take(admin, id), take(moderator, id), take(admin, id)]);
      const names = new Set(answers.map(({ holder_name }) => holder_name));
      expect(names.size).toBe(1);
      expect(answers.filter(({ is_own }) => is_own)).toHaveLength(2);
    }
  });

  it('is seen and taken by those alone who decide on it', async () => {
    const refused = await post(editor, '/api/admin/leases/', { queue: 'comments', id: 3 });
    expect(refused.status).toBe(403);
    expect((await editor('/api/admin/leases/comments/')).status).toBe(403);
    expect(await take(editor, 3, 'profile-edits')).toMatchObject({ is_own: true });
  });

  it('belongs to a queue that is known, and has an id', async () => {
    for (const [queue, id] of [
      ['không có', 1],
      ['comments', 0],
      ['comments', 2 ** 31],
      ['comments', 'một'],
    ]) {
      expect((await post(moderator, '/api/admin/leases/', { queue, id })).status).toBe(422);
    }
  });
});
