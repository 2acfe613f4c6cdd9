import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { createRecordMaker, type RecordMaker } from '../../testing/record-rights/record-maker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor, type Request } from '../../testing/visitor.ts';
import type { StaffPlace } from '../places/staff-contract.ts';
import { reception } from './reception-contract.ts';

let app: TestApp;
let make: RecordMaker;
let owner: Request;
let ownerId: number;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  make = await createRecordMaker(app.services);
  ({ request: owner, accountId: ownerId } = await provider());
});
afterAll(() => app.close());

async function provider() {
  const { accountId, email } = await make.applicant();
  await make.set('account', accountId, 'status', 'active');
  await make.set('account', accountId, 'role', 'place');
  return { accountId, request: await logIn(app, email) };
}

/** A place with a number, whose page the owner has. */
async function place(status: 'published' | 'hidden' = 'published', phone: string | null = '+842838123456') {
  const id = await make.page('place', status, ownerId);
  await make.set('place', id, 'phone', phone);
  return id;
}

const pathOf = (id: number) => `/api/v1/place/${id}/reception/`;
const put = (request: Request, id: number, is_public: unknown) =>
  request(pathOf(id), {
    method: 'PUT',
    body: JSON.stringify({ is_public }),
    headers: { 'content-type': 'application/json' },
  });
const shown = async (id: number) => {
  const { public_phone }: { public_phone: unknown } = await (await app.request(`/api/v1/place/${id}/`)).json();
  return public_phone;
};
const entries = (id: number) =>
  textOf(app.services.db.primary).all<{ actor_id: number; action: string; fields: unknown }>(
    'select actor_id, action, fields from audit_entry where subject_kind = ? and subject_id = ? order by id',
    ['place', id],
  );

describe('the phone number of a reception', () => {
  it('is public once the owner of the page says so, and no longer at the next look once it was taken back; both are audited', async () => {
    const id = await place();
    const before = await owner(pathOf(id));
    expect(reception.parse(await before.json())).toEqual({
      phone: '028 3812 3456',
      is_public: false,
      can: { publish: true },
    });
    expect(await shown(id)).toBeNull();
    const saved = await put(owner, id, true);
    expect(reception.parse(await saved.json())).toMatchObject({ is_public: true });
    expect(await shown(id)).toEqual({ display: '028 3812 3456', number: '+842838123456' });
    expect((await put(owner, id, true)).status).toBe(200);
    expect((await put(owner, id, false)).status).toBe(200);
    expect(await shown(id)).toBeNull();
    const audited = await entries(id);
    expect(audited).toHaveLength(2);
    expect(audited[0]).toMatchObject({ actor_id: ownerId, action: 'place.update' });
    expect(JSON.stringify(audited)).toContain('phone_is_public');
  });

  it('is seen and switched by nobody but the owner, and not without the token of the session', async () => {
    const id = await place();
    const { request: other } = await provider();
    for (const answer of [await other(pathOf(id)), await put(other, id, true)]) expect(answer.status).toBe(403);
    expect((await put(createVisitor(app.url), id, true)).status).toBe(401);
    const forged = await owner(pathOf(id), {
      method: 'PUT',
      body: '{"is_public":true}',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': 'forged' },
    });
    expect(forged.status).toBe(403);
    expect(await shown(id)).toBeNull();
    const hidden = await place('hidden');
    expect((await other(pathOf(hidden))).status).toBe(404);
    expect((await owner(pathOf(hidden))).status).toBe(200);
    expect((await owner(pathOf(99_999_999))).status).toBe(404);
  });

  it('that staff remove and write down again later is not public before the owner says so once more', async () => {
    const id = await place();
    expect((await put(owner, id, true)).status).toBe(200);
    const staff = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
    for (const phone of ['', '028 3812 9999']) {
      const { updated_at } = (await staff.get<StaffPlace>(`places/${id}`)).json;
      expect((await staff.update(`places/${id}`, { updated_at, phone })).status).toBe(200);
    }
    expect(reception.parse(await (await owner(pathOf(id))).json())).toMatchObject({
      phone: '028 3812 9999',
      is_public: false,
    });
    expect(await shown(id)).toBeNull();
  });

  it('is not published where there is none, and only by yes or no', async () => {
    const id = await place('published', null);
    const refused = await put(owner, id, true);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('chưa có số điện thoại');
    expect((await put(owner, id, 'yes')).status).toBe(422);
    expect(await entries(id)).toEqual([]);
  });
});
