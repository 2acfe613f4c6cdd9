import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GOOD_PASSWORD, manyVisitors, post } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const heart = `place:${PLACES.hospital.id}`;
const keptBy = async (request: Request) => (await (await request('/api/v1/favourite/ids/')).json()).place ?? [];
const signUp = async (email: string, favourite: string) => {
  const request = visitor();
  const body = { name: 'Trần Văn Minh', email, password: GOOD_PASSWORD, favourite };
  expect((await post(request, '/dang-ky', body)).status).toBe(200);
  return request;
};

it('a signup without script keeps the favourite that it began at', async () => {
  expect(await keptBy(await signUp('tim@thu.example', heart))).toEqual([PLACES.hospital.id]);
});

it.each(['place:999999', 'disease:1', 'place:x', '', 'place'])(
  'a signup succeeds where the favourite is %j',
  async favourite => {
    expect(await keptBy(await signUp(`tim-${favourite.replace(':', '-')}@thu.example`, favourite))).toEqual([]);
  },
);

it('a login without script keeps the favourite that it began at, once', async () => {
  const email = 'tim-sau@thu.example';
  await signUp(email, '');
  for (let i = 0; i < 2; i++) {
    const request = visitor();
    const login = { email, password: GOOD_PASSWORD, favourite: heart };
    expect((await post(request, '/dang-nhap', login)).status).toBe(200);
    expect(await keptBy(request)).toEqual([PLACES.hospital.id]);
  }
});
