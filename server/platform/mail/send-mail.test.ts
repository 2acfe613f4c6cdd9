import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { textOf } from '../db/text.ts';
import { composeMail, mailSite } from './compose-mail.ts';
import { createMailFolder } from './mail-folder.ts';
import { senderOf } from './message.ts';
import { sendMail } from './send-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CONTENT = { title: 'Xác nhận e-mail', paragraphs: ['Cảm ơn bạn.'] };
const mail = (to: string, subject = 'Xác nhận địa chỉ e-mail của bạn – An Tâm 🌿') => ({
  to,
  subject,
  ...composeMail(CONTENT, mailSite(app.services.config)),
});
const send = (...[message, options]: [ReturnType<typeof mail>, { dedupeKey?: string }?]) =>
  app.services.db.transaction(unit => sendMail(unit, app.services, message, options));
const rows = () => textOf(app.services.db.read).all<Record<string, unknown>>('select * from mail_message order by id');
const sentTo = async (to: string) => (await sentMails(app)).filter(message => message.to === to);

describe('sendMail', () => {
  it('sends text and HTML with a Vietnamese subject once, and then forgets what it said and to whom', async () => {
    const message = mail('lan.nguyen@antam.example');
    expect(await send(message)).toBe(true);
    expect(await sentTo(message.to)).toMatchObject([{ ...message, from: 'khong-tra-loi@antam.example' }]);
    expect(await sentTo(message.to)).toHaveLength(1);
    const [row] = await rows();
    expect(row).toMatchObject({ recipient: null, subject: null, text: null, html: null, failed_at: null });
    expect(row?.sent_at).not.toBeNull();
  });

  it('sends a calendar file as another form of the message and as an attachment, and forgets it too', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await app.services.db.transaction(unit =>
      sendMail(unit, app.services, { ...mail('lich@antam.example'), calendar }),
    );
    const [sent] = await sentTo('lich@antam.example');
    expect(sent?.calendar?.split('\n')).toEqual(['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'END:VCALENDAR', '']);
    expect(sent?.text).toContain('Cảm ơn bạn.');
    const { mail: config } = app.services.config;
    const folder = createMailFolder(config.kind === 'folder' ? config.folder : '');
    const raw = (await folder.read((await folder.names()).at(-1) ?? ''))?.toString();
    expect(raw).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    expect(raw).toContain('Content-Disposition: attachment; filename=lich-hen.ics');
    expect(raw).toContain(Buffer.from(calendar).toString('base64'));
    expect((await rows()).filter(row => row.calendar !== null)).toEqual([]);
  });

  it('takes an address that ends recurring messages only where it is one, and nothing that could begin another header', async () => {
    const { db } = app.services;
    const sent = (unsubscribe: string) =>
      db.transaction(unit => sendMail(unit, app.services, { ...mail('dinh-ky@antam.example'), unsubscribe }));
    for (const wrong of [
      'javascript:alert(1)',
      'https://antam.example/a>, <https://x.example',
      'https://a.example/\r\nBcc: x',
    ]) {
      await expect(sent(wrong), wrong).rejects.toThrow();
    }
    await sent('https://antam.example/ngung/7-x/');
    const [one] = await sentTo('dinh-ky@antam.example');
    expect(one?.unsubscribe).toBe('https://antam.example/ngung/7-x/');
  });

  it('sends nothing from a transaction that is rolled back', async () => {
    const before = (await rows()).length;
    const failing = app.services.db.transaction(async unit => {
      await sendMail(unit, app.services, mail('never@antam.example'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await sentTo('never@antam.example')).toEqual([]);
    expect(await rows()).toHaveLength(before);
  });

  it('takes two email messages with one key for one and keeps nothing of the second', async () => {
    expect(await send(mail('once@antam.example'), { dedupeKey: 'k1' })).toBe(true);
    const before = (await rows()).length;
    expect(await send(mail('once@antam.example'), { dedupeKey: 'k1' })).toBe(false);
    expect(await rows()).toHaveLength(before);
    expect(await sentTo('once@antam.example')).toHaveLength(1);
    expect(await send(mail('once@antam.example'), { dedupeKey: 'k1' })).toBe(false);
    expect(await sentTo('once@antam.example')).toHaveLength(1);
  });

  it.each([
    'lan@a.example\r\nBcc: thief@evil.example',
    'lan@a.example\nSubject: x',
    'lan@a.example, thief@evil.example',
    'lan@a.example;thief@evil.example',
    'Lan <lan@a.example>',
    '"lan, x"@a.example',
    'lan@a.example (Lan)',
    'lan@b@a.example',
    'lan\u0000@a.example',
    'lan\u2028x@a.example',
    'nobody',
    '',
  ])('refuses %j as an address', async to => {
    const before = (await rows()).length;
    await expect(send(mail(to))).rejects.toThrow();
    expect(await rows()).toHaveLength(before);
  });

  it('makes one line of a subject that would be several headers', async () => {
    await send(mail('subject@antam.example', 'Chào\r\nBcc: thief@evil.example\r\n\r\n<b>\u2028x\u0000y'));
    const [message] = await sentTo('subject@antam.example');
    expect(message?.subject).toBe('Chào Bcc: thief@evil.example <b> x y');
    expect(message?.text).toContain('Cảm ơn bạn.');
  });

  it('cuts endless subjects', async () => {
    await send(mail('long@antam.example', 'ề'.repeat(5_000)));
    expect((await sentTo('long@antam.example'))[0]?.subject).toBe('ề'.repeat(200));
  });
});

it.each([
  ['An Tâm <khong-tra-loi@antam.example>', 'An Tâm', 'khong-tra-loi@antam.example'],
  ['"Phòng khám, An Tâm" <a@antam.example>', 'Phòng khám, An Tâm', 'a@antam.example'],
  ['a@antam.example', '', 'a@antam.example'],
])('the sender %s is read as a name and an address', (from, name, email) => {
  expect(senderOf({ from })).toEqual({ name, email });
});
