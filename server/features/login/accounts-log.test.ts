import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../platform/log/logger.ts';
import { mailedLink, manyVisitors, post } from '../../testing/account-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let visitor: () => Request;
let written = '';
const log = createLogger(
  'trace',
  new Writable({
    write: (chunk: Buffer, _, done) => {
      written += chunk.toString();
      done();
    },
  }),
);
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, services: { log } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

it('the server leaves no name, address, number, password or link of any person in the log', async () => {
  const canary = {
    name: 'Hoàng Chim Hoàng Yến',
    email: 'chim-hoang-yen@thu.example',
    password: 'mật khẩu chim hoàng yến',
    mobile_phone: '0912 987 654',
  };
  const { email, password } = canary;
  const request = visitor();
  await post(request, '/dang-ky?next=/chim-hoang-yen/', canary);
  await post(visitor(), '/dang-ky', canary);
  await post(visitor(), '/dang-ky', { ...canary, email: `${email}.x@@` });
  await post(visitor(), '/dang-nhap', { email, password });
  await post(visitor(), '/dang-nhap', { email, password: `${password}!` });
  const confirmation = mailedLink(await sentMails(app), email, '/xac-thuc/');
  await post(visitor(), confirmation.path);
  await post(visitor(), `/api/v1/confirm/${confirmation.token}/`);
  await post(visitor(), '/quen-mat-khau/', { email });
  const reset = mailedLink(await sentMails(app), email, '/quen-mat-khau/');
  await post(visitor(), reset.path, { password, password_confirm: 'another one' });
  await request('/api/v1/account/', { method: 'PUT', body: JSON.stringify({ ...canary, mobile_phone: '09129876' }) });
  await post(request, '/doi-mat-khau', {
    password,
    new_password: `${password} mới`,
    new_password_confirm: `${password} mới`,
  });
  await post(visitor(), reset.path, { password: `${password} 3`, password_confirm: `${password} 3` });
  await post(request, '/dang-xuat/?next=/chim-hoang-yen/');
  await sentMails(app);
  expect(written.split('\n').length).toBeGreaterThan(15);
  const found = [
    'chim',
    'Chim',
    'hoàng',
    '912987654',
    '0912 987',
    '09129876',
    confirmation.token,
    reset.token,
    '203.0.113',
  ];
  for (const text of found) expect(written).not.toContain(text);
});
