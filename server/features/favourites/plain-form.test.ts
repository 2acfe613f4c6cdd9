import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormSite, type FormSite } from '../../testing/form-site.ts';
import { logIn } from '../../testing/log-in.ts';
import { ownFavourites } from '../../testing/own-favourites.ts';
import { postForm } from '../../testing/post-form.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let site: FormSite;
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ world: 'tiny', site });
});
afterAll(async () => {
  await app.close();
});

const PAGE = '/ghi-nho/';
const { hospital, draft } = PLACES;
const { mai } = PROFESSIONALS;

const press = (request: Request, fields: Record<string, string>) => postForm(request, site, PAGE, fields);

describe('the heart without script', () => {
  it.each([
    [`place:${hospital.id}`, { place: [hospital.id] }],
    [`professional:${mai.id}`, { professional: [mai.id] }],
  ])('[FAV-01] [FAV-02] adds %s, removes it, and leads back', async (heart, ids) => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const next = '/bac-si/?page=2&speciality=nhi-khoa';
    const added = await press(user, { add: heart, next });
    expect([added.status, added.headers.get('location')]).toEqual([303, next]);
    expect(await ownFavourites(user)).toEqual(ids);
    const removed = await press(user, { remove: heart, next: `${PAGE}?page=2` });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, `${PAGE}?page=2`]);
    expect(await ownFavourites(user)).toEqual({});
  });

  it.each(['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)'])(
    'never leads to another site (%s)',
    async next => {
      const user = await logIn(app, ACCOUNTS.user.email);
      const answer = await press(user, { remove: `place:${hospital.id}`, next });
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it('leads to the list where the form does not say whence it came', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    expect((await press(user, { remove: `place:${hospital.id}` })).headers.get('location')).toBe(PAGE);
  });

  it.each([
    [{ add: `place:${draft.id}` }, 404],
    [{ add: 'place:2000000000' }, 404],
    [{ add: 'place:9999999999' }, 422],
    [{ add: 'thread:1' }, 422],
    [{ add: 'place:1 or 1=1' }, 422],
    [{}, 422],
    [{ add: `place:${hospital.id}`, xsrf_token: 'of another page' }, 403],
  ])('shows the list with the reason for %j', async (fields: Record<string, string>, status) => {
    const user = await logIn(app, ACCOUNTS.newcomer.email);
    expect((await press(user, fields)).status).toBe(status);
    expect(site.asked.at(-1)).toMatchObject({ url: PAGE, formResult: { status } });
    expect(await ownFavourites(user)).toEqual({});
  });

  it('[ROLE-07] is for accounts', async () => {
    expect((await press(app.request, { add: `place:${hospital.id}` })).status).toBe(403);
    expect(site.asked.at(-1)?.formResult?.problem).toMatchObject({ code: 'SIGNUP_REQUIRED' });
  });
});
