import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitVisitor } from '../../platform/http/limit-visitor.ts';
import { GOOD_PASSWORD, manyVisitors, post, visitorAt } from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { networksOf, spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { SIGNUP_BY_ADDRESS } from './limits.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const person = (email: string) => ({
  name: 'Trần Văn Minh',
  email,
  password: GOOD_PASSWORD,
  mobile_phone: '',
  type: 'user',
});
const signUp = (body: unknown, request = visitor()) => post(request, '/dang-ky', body);

describe('a signup', () => {
  it('does not reveal whether an address is registered once the limit of questions is spent', async () => {
    await signUp(person('ngan-sach@thu.example'));
    const asker = visitorAt(app, '198.51.100.7');
    await asker('/api/v1/site/');
    for (let i = 0; i < 10; i++) expect((await signUp(person('ngan-sach@thu.example'), asker)).status).toBe(422);
    const known = await signUp(person('ngan-sach@thu.example'), asker);
    const unknown = await signUp(person('chua-co@thu.example'), asker);
    const shown = async (answer: Response) => ({ ...(await answer.json()), error_id: '' });
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(await shown(known)).toEqual(await shown(unknown));
    expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('from one network address is limited over all its visitors', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      statuses.push((await signUp(person('ngan-sach@thu.example'), visitorAt(app, '198.51.100.8'))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
  });

  it('from the many networks of one IPv6 /48 is limited over all of them', async () => {
    await signUp(person('rong@thu.example'));
    const from = async (address: string) => (await signUp(person('rong@thu.example'), visitorAt(app, address))).status;
    await spendLimits(app, async limit => {
      for (const ip of networksOf('2001:db8:48', 119)) await limitVisitor({ limit, ip }, SIGNUP_BY_ADDRESS);
    });
    expect(await from('2001:db8:48:aaaa::1')).toBe(422);
    expect(await from('2001:db8:48:bbbb::1')).toBe(429);
    expect(await from('2001:db8:49:bbbb::1')).toBe(422);
  });
});
