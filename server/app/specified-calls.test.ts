import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favouriteSchemas } from '../features/favourites/contract.ts';
import { searchAnswer } from '../features/search/contract.ts';
import { confirmAddress, GOOD_PASSWORD, mailedLink, manyVisitors, post, signUpAs } from '../testing/account-visits.ts';
import { logIn } from '../testing/log-in.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

/*
 * Calls whose path and shape the specification fixes, each as a stranger would check it.
 */

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const NEW_PASSWORD = 'một mật khẩu khác hẳn';
const isLoggedIn = async (request: Request) => (await request('/api/v1/account/')).status === 200;

describe('GET /api/v1/search', () => {
  it('[API-04] takes province and q, answers groups, and ranks the chosen province first', async () => {
    const firstPlace = async (province: string) => {
      const answer = await visitor()(`/api/v1/search?province=${province}&q=da+khoa`);
      expect(answer.status).toBe(200);
      const groups = searchAnswer.parse(await answer.json());
      return groups.find(({ object_type }) => object_type === 'place_index')?.items[0];
    };
    const [north, south] = [await firstPlace('ha-noi'), await firstPlace('ho-chi-minh')];
    expect(north?.address).toContain('Hà Nội');
    expect(south?.address).toContain('Hồ Chí Minh');
  });
});

describe('the forms of accounts post to their own page', () => {
  it('[API-05] signup takes the ten fields at /dang-ky, answers next, and the account can log in', async () => {
    const answer = await post(visitor(), '/dang-ky', {
      name: 'Phạm Thị Hoa',
      email: 'hoa@goi.example',
      password: GOOD_PASSWORD,
      mobile_phone: '0912 345 678',
      type: 'professional',
      place_name: 'Phòng khám Hoa',
      place_add: '12 Láng Hạ, Hà Nội',
      prof_spec: 'Nhi khoa',
      prof_place: 'Bệnh viện Nhi',
      next: '/bac-si/',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/bac-si/' }]);
    const login = await post(visitor(), '/dang-nhap', { email: 'hoa@goi.example', password: GOOD_PASSWORD });
    expect([login.status, (await login.json()).role]).toEqual([200, 'professional']);
  });

  it('[API-16] [API-18] the request of a reset keeps the query, and the reset answers whose it was', async () => {
    const email = 'quen@goi.example';
    await signUpAs(visitor(), email);
    await confirmAddress(app, email);
    const asked = await post(visitor(), '/quen-mat-khau/?a=b', { email });
    expect(asked.status).toBe(200);
    const { path } = mailedLink(await sentMails(app), email, '/quen-mat-khau/');
    const body = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD };
    const reset = await post(visitor(), path, body);
    const owner = { name: 'Trần Văn Minh', email, mobile_phone: 'Chưa cung cấp' };
    expect([reset.status, await reset.json()]).toEqual([200, owner]);
    expect((await post(visitor(), '/dang-nhap', { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('[API-17] logout takes a query and ends the session', async () => {
    const request = await logIn(app, ACCOUNTS.user.email);
    expect(await isLoggedIn(request)).toBe(true);
    const answer = await post(request, '/dang-xuat/?a=b');
    expect(answer.ok).toBe(true);
    expect(await isLoggedIn(request)).toBe(false);
  });

  it('[API-19] a change of password answers name, email and mobile_phone', async () => {
    const email = 'doi@goi.example';
    const request = await signUpAs(visitor(), email, { mobile_phone: '0912345678' });
    const answer = await post(request, '/doi-mat-khau', {
      password: GOOD_PASSWORD,
      new_password: NEW_PASSWORD,
      new_password_confirm: NEW_PASSWORD,
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { name: 'Trần Văn Minh', email, mobile_phone: '0912 345 678' },
    ]);
  });

  it('[API-20] a confirmation is taken with its token and refused with another', async () => {
    const email = 'xacthuc@goi.example';
    const request = await signUpAs(visitor(), email);
    const { path, token } = mailedLink(await sentMails(app), email, '/xac-thuc/');
    expect((await post(request, path)).status).toBe(200);
    const wrong = await post(request, path.replace(token, `${token.slice(1)}x`));
    expect(wrong.status).toBe(422);
  });
});

describe('PUT /api/v1/favourite/', () => {
  it('[API-45] [API-46] takes type, id and added, and answers added as it is stored', async () => {
    const request = await logIn(app, ACCOUNTS.user.email);
    const { id } = PLACES.hospital;
    const { ids } = favouriteSchemas(app.services.subjects.favourites.map(({ favourites }) => favourites));
    const isListed = async () => ids.parse(await (await request('/api/v1/favourite/ids/')).json()).place?.includes(id);
    for (const added of [true, false]) {
      const answer = await request('/api/v1/favourite/', {
        method: 'PUT',
        body: JSON.stringify({ type: 'place', id, added }),
      });
      expect([answer.status, (await answer.json()).added]).toEqual([200, added]);
      expect(await isListed()).toBe(added);
    }
  });
});

describe('slashes at the end', () => {
  it('[API-51] make no difference to calls, nor to what forms post to', async () => {
    const { id } = PLACES.hospital;
    for (const path of ['/api/v1/search', '/api/v1/site', '/api/v1/place', `/api/v1/place/${id}`]) {
      const [without, withSlash] = [await visitor()(path), await visitor()(`${path}/`)];
      expect([path, without.status, await without.text()]).toEqual([path, 200, await withSlash.text()]);
    }
    for (const path of ['/quen-mat-khau', '/dang-nhap', '/dang-ky', '/dang-xuat', '/doi-mat-khau']) {
      const [without, withSlash] = [await post(visitor(), path, {}), await post(visitor(), `${path}/`, {})];
      expect([path, withSlash.status]).toEqual([path, without.status]);
      expect(without.status).not.toBe(404);
    }
  });
});
