import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORGOT_BY_ADDRESS } from '../../features/passwords/commands/forgot-password.ts';
import { spendLimits } from '../../testing/spend-limit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitorAddress, wideNetwork } from './visitor-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => app.close());

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('the limit by address counts %s as %s', (ip, counted) => {
  expect(visitorAddress(ip)).toBe(counted);
});

it.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.7', undefined],
  ['no address', undefined],
])('the limit by address counts the wider network of %s as %s', (ip, counted) => {
  expect(wideNetwork(visitorAddress(ip))).toBe(counted);
});

it('the limit by address counts a visitor who has a whole IPv6 network as one', async () => {
  const ask = (ip: string) =>
    app.request('/quen-mat-khau/', {
      method: 'POST',
      headers: { 'x-forwarded-for': ip },
      body: JSON.stringify({ email: `${ip.replaceAll(':', '-')}@example.vn` }),
    });
  await spendLimits(app, spend => spend(FORGOT_BY_ADDRESS, '2001:db8:5:5::/64', FORGOT_BY_ADDRESS.points - 1));
  expect((await ask('2001:db8:5:5::1')).status).toBe(200);
  expect((await ask('2001:db8:5:5::2')).status).toBe(429);
  expect((await ask('2001:db8:5:6::1')).status).toBe(200);
});
