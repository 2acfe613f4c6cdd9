import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/clock.ts';
import { Secret } from '../platform/env/secret.ts';
import { sendText } from '../platform/text-messages/send-text.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createWork } from './create-work.ts';

const gateway = {
  kind: 'gateway',
  url: new Secret('http://127.0.0.1:1/'),
  token: new Secret('a-token-of-tests'),
} as const;

it('messages to phones that were written to a folder are listed at /dev/tin-nhan/, the newest first', async () => {
  const clock = fixedClock(new Date('2026-11-23T03:00:00Z'));
  const app = await startTestApp({ services: { clock } });
  try {
    expect(await (await app.request('/dev/tin-nhan/')).text()).toContain('Chưa có tin nhắn nào');
    expect((await app.request('/dev/tin-nhan')).headers.get('location')).toBe('/dev/tin-nhan/');
    for (const text of ['Lan thu nhat', 'Lan <thu> https://a.example/?b=1 hai']) {
      await app.services.db.transaction(unit => sendText(unit, app.services, { to: '+84912345678', text }));
      clock.advance(1_000);
    }
    await createWork(app.services).drain();
    const answer = await app.request('/dev/tin-nhan/');
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page).toContain(
      'Lan &#60;thu&#62; <a href="https://a.example/?b=1">https://a.example/?b=1</a> hai<span><span>+84912345678</span><span>10h00 23-11-2026</span>',
    );
    expect(page.indexOf(' hai<')).toBeLessThan(page.indexOf('Lan thu nhat'));
    expect((await app.request('/dev/tin-nhan/', { method: 'POST' })).status).toBe(405);
    expect((await app.request('/dev/tin-nhan/x/')).status).toBe(404);
  } finally {
    await app.close();
  }
});

it.each([{ environment: 'production' }, { texts: gateway }] as const)('with %j there is no such page', async config => {
  const app = await startTestApp({ config });
  try {
    const { dataFolder } = app.services.config;
    mkdirSync(`${dataFolder}/sms`);
    writeFileSync(`${dataFolder}/sms/20261121T020500000Z-00000001.json`, '{}');
    expect((await app.request('/dev/tin-nhan/')).status).toBe(404);
  } finally {
    await app.close();
  }
});
