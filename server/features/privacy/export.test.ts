import { buffer } from 'node:stream/consumers';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import type { SqlValue } from '../../platform/db/engine.ts';
import { textOf } from '../../platform/db/text.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { post } from '../../testing/account-visits.ts';
import { addApplicant } from '../../testing/add-applicant.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { recordAudit } from '../audit/record-audit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

/** Files of a ZIP, by name. */
async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return files;
}

/** Asks for the data of an account as its owner, who knows the password. */
const download = (request: Request, email: string) => {
  const person = Object.values(ACCOUNTS).find(account => account.email === email);
  return post(request, '/api/v1/account/data/', { password: person?.password ?? '' });
};

async function exportOf(email: string) {
  const user = await logIn(app, email);
  const files = await unzip(Buffer.from(await (await download(user, email)).arrayBuffer()));
  return { files, json: (file: string): unknown => JSON.parse(files.get(file) ?? 'null') };
}

const write = (sql: string, values: readonly SqlValue[]) =>
  app.services.db.transaction(unit => textOf(unit).sql(sql, values));
const idOf = async (email: string) => {
  const row = await textOf(app.services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    email,
  ]);
  return row?.id ?? 0;
};
const audit = (actorId: number, action: string, subjectKind: string, subjectId: number, fields: string[] = []) =>
  app.services.db.transaction(unit =>
    recordAudit(unit, app.services, { actorId, action, subjectKind, subjectId, fields }),
  );

describe('export', () => {
  it('gives everything stored of the account, and no secret', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    await user('/api/v1/favourite/', {
      method: 'PUT',
      body: JSON.stringify({ type: 'place', id: PLACES.hospital.id, added: true }),
    });
    await user(`/api/v1/place/${PLACES.hospital.id}/phone/`);
    const answer = await download(user, ACCOUNTS.user.email);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="du-lieu-an-tam.zip"',
      'cache-control': 'private, no-store',
    });
    const files = await unzip(Buffer.from(await answer.arrayBuffer()));
    const json = (file: string) => JSON.parse(files.get(file) ?? 'null');
    const { email, name, mobilePhone } = ACCOUNTS.user;
    expect(json('account.json')).toMatchObject([
      { email, name, mobile_phone: mobilePhone, utm: {}, is_official: false, created_at: expect.stringMatching(/Z$/) },
    ]);
    expect(json('favourites.json')).toMatchObject([{ type: 'place', name: PLACES.hospital.name }]);
    expect(json('revealed-contacts.json')).toMatchObject([{ kind: 'place', id: PLACES.hospital.id }]);
    expect(json('revealed-contact-counts.json')).toMatchObject([{ used: 1 }]);
    expect(json('sessions.json')).toMatchObject([{ has_second_factor: true }]);
    expect(files.get('doc-truoc.txt')).toContain('An Tâm');
    const owners = app.services.subjects.all.flatMap(({ ownersData = [] }) => ownersData.map(({ file }) => file));
    for (const file of owners) expect(files.get('doc-truoc.txt')).toContain(file);
    expect([...files.values()].join()).not.toMatch(/argon2|hash|token_/i);
  });

  it('gives the own record of a professional, with contacts, licence, pictures and workplaces', async () => {
    const { doctor } = ACCOUNTS;
    const id = doctor.owns?.id ?? 0;
    const own = { phone: '+84900000001', email: 'mai.rieng@antam.example', licence_number: '000123/HNO-CCHN' };
    const texts = { description: '<p>Giới thiệu</p>', achievements: '<p>Giải thưởng</p>' };
    await write(
      `update professional set phone = ?, email = ?, licence_number = ?, gender = 'female', description = ?,
       achievements = ?, practising_since = 2001 where id = ?`,
      [own.phone, own.email, own.licence_number, texts.description, texts.achievements, id],
    );
    const { json } = await exportOf(doctor.email);
    expect(json('professional.json')).toMatchObject([
      { id, ...own, ...texts, gender: 'female', practising_since: 2001, updated_at: expect.stringMatching(/Z$/) },
    ]);
    expect(json('professional-terms.json')).toContainEqual(
      expect.objectContaining({ professional_id: id, kind: 'speciality', name: expect.any(String) }),
    );
    expect(json('professional-workplaces.json')).toContainEqual(
      expect.objectContaining({ professional_id: id, name: expect.any(String), address: expect.any(String) }),
    );
    const { origin } = app.services.config;
    expect(json('professional-media.json')).toContainEqual(
      expect.objectContaining({
        is_main: true,
        url: expect.stringMatching(new RegExp(`^${origin}/.+\\.webp$`)),
        thumbnail_url: expect.stringMatching(/-thumb\.webp$/),
      }),
    );
    expect(json('professional-collections.json')).toBeInstanceOf(Array);
    expect(json('place-contacts.json')).toEqual([]);
  });

  it('gives the contacts of a place to its owner, and to nobody else', async () => {
    const { clinic, user } = ACCOUNTS;
    const contact = { phone: '+84900000002', email: 'le-tan@antam.example' };
    await write('update place set phone = ?, email = ? where id = ?', [contact.phone, contact.email, 2]);
    expect((await exportOf(clinic.email)).json('place-contacts.json')).toMatchObject([{ id: 2, ...contact }]);
    expect([...(await exportOf(user.email)).files.values()].join()).not.toContain(contact.phone);
  });

  it('gives no contacts while the owner waits for approval', async () => {
    const applicant = await addApplicant(app, 'professional');
    await write('insert into provider_link (account_id, kind, entity_id, created_at) values (?, ?, ?, ?)', [
      applicant.accountId,
      'professional',
      3,
      app.services.clock.now(),
    ]);
    const { json } = await exportOf(applicant.email);
    expect(json('owned-pages.json')).toMatchObject([{ kind: 'professional', entity_id: 3 }]);
    expect(json('professional.json')).toEqual([]);
    expect(json('professional-workplaces.json')).toEqual([]);
  });

  it('says what staff saw and decided, without saying who', async () => {
    const { id: application, accountId, email } = await addApplicant(app, 'place');
    const moderator = await idOf(ACCOUNTS.moderator.email);
    await audit(moderator, 'account.view', 'account', accountId, ['email', 'mobile_phone']);
    await audit(moderator, 'account.view', 'account', moderator, ['name']);
    await audit(moderator, 'provider-application.refuse', 'provider-application', application, ['status']);
    await write(
      `update provider_application set status = 'refused', reason = 'Thiếu giấy phép', decided_by = ? where id = ?`,
      [moderator, application],
    );
    const { json, files } = await exportOf(email);
    expect(json('seen-by-staff.json')).toEqual([
      { at: expect.stringMatching(/Z$/), action: 'account.view', fields: ['email', 'mobile_phone'] },
      { at: expect.stringMatching(/Z$/), action: 'provider-application.refuse', fields: ['status'] },
    ]);
    expect(json('provider-application.json')).toMatchObject([{ status: 'refused', reason: 'Thiếu giấy phép' }]);
    expect([...files.values()].join()).not.toContain(ACCOUNTS.moderator.email);
  });

  it('says to staff what they did, without saying to whom', async () => {
    const { id, accountId } = await addApplicant(app, 'place');
    const editor = await idOf(ACCOUNTS.editor.email);
    await audit(editor, 'account.view', 'account', accountId, ['email']);
    await audit(editor, 'place.update', 'place', 7, ['phone']);
    await write(`update provider_application set status = 'approved', decided_by = ? where id = ?`, [editor, id]);
    const { json } = await exportOf(ACCOUNTS.editor.email);
    expect(json('own-staff-actions.json')).toMatchObject([
      { action: 'account.view', fields: ['email'], subject_id: null },
      { action: 'place.update', fields: ['phone'], subject_id: 7 },
    ]);
    expect(json('own-staff-decisions.json')).toMatchObject([{ type: 'place', status: 'approved' }]);
  });

  it('lists the email messages that wait, without their texts', async () => {
    const { email } = ACCOUNTS.favourite;
    const message = { subject: 'Đặt lại mật khẩu An Tâm', text: 'mở /quen-mat-khau/bi-mat/', html: '<p>bi-mat</p>' };
    await app.services.db.transaction(async unit => {
      await sendMail(unit, app.services, { to: email, ...message });
      await sendMail(unit, app.services, { to: 'khac@antam.example', ...message, subject: 'Của người khác' });
    });
    const { json, files } = await exportOf(email);
    expect(json('waiting-letters.json')).toEqual([{ kind: message.subject, created_at: expect.stringMatching(/Z$/) }]);
    expect([...files.values()].join()).not.toContain('bi-mat');
  });

  it('is for accounts only', async () => {
    expect((await post(app.request, '/api/v1/account/data/', { password: 'không phải' })).status).toBe(401);
  });
});
