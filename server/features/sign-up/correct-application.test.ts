import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, manyVisitors, post } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

async function apply(type: string, email: string): Promise<Request> {
  const request = visitor();
  const said = { place_name: 'Nắng Mai', place_add: 'Huế', prof_spec: 'Nhi khoa', prof_place: 'Sen Hạ' };
  const body = { name: 'Trần Văn Minh', email, password: GOOD_PASSWORD, type, ...said };
  expect((await post(request, '/dang-ky', body)).status).toBe(200);
  return request;
}
const correct = (request: Request, body: object) =>
  request('/api/v1/account/application/', { method: 'PUT', body: JSON.stringify(body) });
const application = async (request: Request) => (await (await request('/api/v1/account/')).json()).application;

describe('an own application', () => {
  it('is shown to its provider, who corrects it while it waits', async () => {
    const request = await apply('place', 'don@thu.example');
    expect(await application(request)).toMatchObject({ status: 'pending', place_name: 'Nắng Mai', place_add: 'Huế' });
    const { status } = await correct(request, { place_name: ' Nắng  Mai 2 ', prof_spec: 'Tim mạch' });
    expect(status).toBe(200);
    const after = { place_name: 'Nắng Mai 2', place_add: 'Huế', prof_spec: 'Nhi khoa' };
    expect(await application(request)).toMatchObject(after);
    expect((await correct(request, { place_add: 'x'.repeat(301) })).status).toBe(422);
    expect((await correct(request, {})).status).toBe(200);
  });

  it('cannot be corrected once it was decided, nor by an account that never applied', async () => {
    const request = await apply('professional', 'don-xong@thu.example');
    expect((await correct(request, { prof_spec: 'Tim mạch' })).status).toBe(200);
    await app.services.db.transaction(unit =>
      textOf(unit).sql("update provider_application set status = 'refused' where prof_spec = 'Tim mạch'"),
    );
    expect((await correct(request, { prof_spec: 'Nội' })).status).toBe(409);
    expect(await application(request)).toMatchObject({ status: 'refused', prof_spec: 'Tim mạch' });
    expect((await correct(await apply('user', 'don-khong@thu.example'), {})).status).toBe(404);
    expect((await correct(visitor(), {})).status).toBe(401);
  });
});
