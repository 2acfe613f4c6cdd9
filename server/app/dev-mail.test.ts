import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/env/config.ts';
import { Secret } from '../platform/env/secret.ts';
import { composeMail, mailSite } from '../platform/mail/compose-mail.ts';
import { readMessage } from '../platform/mail/message.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const clock = fixedClock(new Date('2026-11-21T02:05:00Z'));
const OLDER = '20261121T020500000Z-00000001';
const NEWER = '20261121T030500000Z-00000002';

let app: TestApp;
const send = (to: string, title: string) =>
  app.services.db.transaction(unit => {
    const action = { label: 'Xác nhận', url: 'http://localhost:3000/xac-thuc/abc/' };
    const content = composeMail({ title, paragraphs: ['Xin chào <b>bạn</b>.'], action }, mailSite(app.services.config));
    return sendMail(unit, app.services, { to, subject: title, ...content });
  });

beforeAll(async () => {
  app = await startTestApp({ services: { clock } });
});
afterAll(() => app.close());

const page = async (address: string) => {
  const answer = await app.request(address, { headers: { accept: 'text/html' } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('/dev/thu/', () => {
  it('says that nothing was sent yet', async () => {
    const { status, text } = await page('/dev/thu/');
    expect(status).toBe(200);
    expect(text).toContain('Chưa có thư nào');
    expect((await app.request('/dev/thu')).headers.get('location')).toBe('/dev/thu/');
  });

  it('lists email messages, newest first, with subject, recipient and time', async () => {
    await send('lan@antam.example', 'Thư <cũ> & "dài"');
    clock.advance(3_600_000);
    await send('minh@antam.example', 'Thư mới');
    await sentMails(app);
    const { text, headers } = await page('/dev/thu/');
    expect(text).toContain('Thư &#60;cũ&#62; &#38; &#34;dài&#34;');
    expect(text).toContain('<span>lan@antam.example</span><span>09h05 21-11-2026</span>');
    expect(text.indexOf(NEWER)).toBeLessThan(text.indexOf(OLDER));
    expect(text.indexOf(NEWER)).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  });

  it('shows one email message: its HTML in a frame that runs nothing, its text, the file itself', async () => {
    const message = await page(`/dev/thu/${OLDER}/`);
    expect(message.status).toBe(200);
    expect(message.text).toContain(`<iframe src="/dev/thu/${OLDER}/html/"`);
    expect(message.text).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(message.text).toContain('Xin chào &#60;b&#62;bạn&#60;/b&#62;.');
    const frame = await page(`/dev/thu/${OLDER}/html/`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-top-.* default-src 'none'/);
    expect(frame.text).toContain('<head><base target="_top">');
    expect(frame.text).toContain('http://localhost:3000/xac-thuc/abc/');
    const file = await app.request(`/dev/thu/${OLDER}/eml/`);
    expect(file.headers.get('content-type')).toMatch(/^message\/rfc822/);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${OLDER}.eml"`);
    expect(await readMessage(Buffer.from(await file.arrayBuffer()))).toMatchObject({ to: 'lan@antam.example' });
  });

  it.each([
    '/dev/thu/20261121T020500000Z-00000009/',
    `/dev/thu/${OLDER}/pdf/`,
    `/dev/thu/${OLDER}/html/more`,
    '/dev/thu/secret/',
    '/dev/thu/../secret',
    '/dev/thu/..%2fsecret/',
    '/dev/thu/..%2f..%2fantam.sqlite/eml/',
    '/dev/thu/%2e%2e/secret.eml/',
    '/dev/thu/..\\secret/eml/',
    '/dev/thu//etc/passwd',
    '/dev/thu/antam/',
  ])('has nothing at %s', async address => {
    await writeFile(path.join(app.services.config.dataFolder, 'secret'), 'SECRET');
    await writeFile(path.join(app.services.config.dataFolder, 'secret.eml'), 'SECRET');
    const answer = await page(address);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('SECRET');
  });

  it('refuses every method that writes', async () => {
    expect((await app.request('/dev/thu/', { method: 'POST' })).status).toBe(405);
  });

  it.each<[string, Partial<Config>]>([
    ['in production', { environment: 'production' }],
    [
      'where mail is really sent',
      { mail: { kind: 'smtp', url: new Secret('smtp://127.0.0.1:1'), from: 'An Tâm <a@antam.example>' } },
    ],
  ])('does not exist %s', async (_where, config) => {
    const other = await startTestApp({ config });
    try {
      for (const address of ['/dev/thu/', '/dev/thu', `/dev/thu/${OLDER}/`, `/dev/thu/${OLDER}/eml/`]) {
        expect((await other.request(address)).status).toBe(404);
      }
    } finally {
      await other.close();
    }
  });
});
