import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type Applicant, addApplicant } from '../../testing/add-applicant.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ownedPages } from './queries/owned-pages.ts';
import type { StaffApplication, StaffApplicationRow } from './staff-contract.ts';

const REASON = 'Chưa có giấy phép hoạt động.';
const REFUSE = { decision: 'refuse', reason: REASON };
const REOPEN = { decision: 'reopen' };

let app: TestApp;
let moderator: ConsoleCalls;
let admin: ConsoleCalls;
let editor: ConsoleCalls;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const decide = (calls: ConsoleCalls, { id, version }: Applicant, decision: object) =>
  calls.update<StaffApplication>(`provider-applications/${id}`, { version, ...decision });
const messagesTo = async ({ email }: Applicant) => (await sentMails(app)).filter(mail => mail.to === email).length;
const auditOf = ({ id }: Applicant) =>
  textOf(app.services.db.primary).all<{ action: string }>(
    `select action from audit_entry where subject_kind = 'provider-application' and subject_id = ? order by id`,
    [id],
  );

async function refused(type: 'professional' | 'place'): Promise<Applicant> {
  const application = await addApplicant(app, type);
  expect((await decide(moderator, application, REFUSE)).status).toBe(200);
  return application;
}

it('[ROLE-31] a refused application that is reopened waits again with the reason, and can be approved after all', async () => {
  const application = await refused('place');
  const place_id = await directory.addPlace();
  const early = await decide(moderator, application, { decision: 'approve', place_id });
  expect(early.status).toBe(409);
  const reopened = await decide(moderator, application, REOPEN);
  expect(reopened.json).toMatchObject({
    status: 'pending',
    reason: REASON,
    decided_by_name: ACCOUNTS.moderator.name,
    links: [],
  });
  expect(await messagesTo(application)).toBe(1);
  const { rows } = await moderator.list<StaffApplicationRow>('provider-applications', {
    filter: { status: 'pending' },
    sort: ['id', 'DESC'],
  });
  expect(rows[0]).toMatchObject({ id: application.id });
  const { json } = await decide(admin, application, { decision: 'approve', place_id });
  expect(json).toMatchObject({
    status: 'approved',
    reason: REASON,
    decided_by_name: ACCOUNTS.admin.name,
    links: [{ kind: 'place', id: place_id }],
  });
  const owner = { accountId: application.accountId, role: 'place' } as const;
  expect(await ownedPages(app.services.db.primary, owner)).toMatchObject([{ kind: 'place', id: place_id }]);
  expect(await messagesTo(application)).toBe(2);
  expect((await auditOf(application)).map(({ action }) => action)).toEqual([
    'provider-application.refuse',
    'provider-application.reopen',
    'provider-application.approve',
  ]);
});

it('[ROLE-31] a reopened application can be refused with another reason', async () => {
  const application = await refused('professional');
  await decide(moderator, application, REOPEN);
  const { json } = await decide(moderator, application, { decision: 'refuse', reason: 'Giấy phép đã hết hạn.' });
  expect(json).toMatchObject({ status: 'refused', reason: 'Giấy phép đã hết hạn.' });
});

it('[ROLE-31] an application lets one of several people reopen at once, and nothing but a refusal can be reopened', async () => {
  const application = await refused('place');
  const answers = await Promise.all([moderator, admin, moderator].map(calls => decide(calls, application, REOPEN)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await auditOf(application)).filter(({ action }) => action.endsWith('.reopen'))).toHaveLength(1);
  const place_id = await directory.addPlace();
  await decide(admin, application, { decision: 'approve', place_id });
  expect((await decide(admin, application, REOPEN)).status).toBe(409);
  expect((await decide(admin, { ...application, id: 99_999_999 }, REOPEN)).status).toBe(404);
});

it('[ROLE-31] a staff member who may not decide may not reopen, and no disabled account is put back', async () => {
  const application = await refused('place');
  expect((await decide(editor, application, REOPEN)).status).toBe(403);
  await app.services.db.transaction(unit =>
    textOf(unit).sql("update account set status = 'disabled' where id = ?", [application.accountId]),
  );
  expect((await decide(moderator, application, REOPEN)).status).toBe(409);
  const { json } = await moderator.get<StaffApplication>(`provider-applications/${application.id}`);
  expect(json.status).toBe('refused');
});
