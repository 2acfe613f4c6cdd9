import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type Applicant, addApplicant } from '../../testing/add-applicant.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';
import type { StaffApplication } from './staff-contract.ts';

let app: TestApp;
let admin: ConsoleCalls;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const KINDS = [
  { kind: 'place', resource: 'places' },
  { kind: 'professional', resource: 'professionals' },
] as const;
type Kind = (typeof KINDS)[number]['kind'];

const add = (kind: Kind) => (kind === 'place' ? directory.addPlace() : directory.addProfessional());
const approve = ({ id, version }: Applicant, kind: Kind, pageId: number) =>
  admin.update<StaffApplication>(`provider-applications/${id}`, {
    decision: 'approve',
    version,
    [`${kind}_id`]: pageId,
  });
const owners = async (kind: Kind, pageId: number) =>
  (
    await textOf(app.services.db.primary).all<{ account: number }>(
      'select account_id as account from provider_link where kind = ? and entity_id = ? order by account_id',
      [kind, pageId],
    )
  ).map(({ account }) => account);

describe.each(KINDS)('a $kind that is deleted', ({ kind, resource }) => {
  it('[ROLE-31] loses its owner, and no other page does', async () => {
    const [application, other] = [await addApplicant(app, kind), await addApplicant(app, kind)];
    const [page, neighbour] = [await add(kind), await add(kind)];
    await approve(application, kind, page);
    await approve(other, kind, neighbour);
    // The same number names another page of the other kind.
    const otherKind = kind === 'place' ? 'professional' : 'place';
    await app.services.db.transaction(unit =>
      textOf(unit).sql('insert into provider_link (account_id, kind, entity_id, created_at) values (?, ?, ?, ?)', [
        other.accountId,
        otherKind,
        page,
        app.services.clock.now(),
      ]),
    );
    expect(await owners(kind, page)).toEqual([application.accountId]);
    expect((await admin.remove(`${resource}/${page}`)).status).toBe(200);
    expect(await owners(kind, page)).toEqual([]);
    expect(await owners(kind, neighbour)).toEqual([other.accountId]);
    expect(await owners(otherKind, page)).toEqual([other.accountId]);
    const { json } = await admin.get<StaffApplication>(`provider-applications/${application.id}`);
    expect(json).toMatchObject({ status: 'approved', links: [] });
  });

  it('[ROLE-31] while a provider is approved as its owner leaves no link behind', async () => {
    for (let round = 0; round < 4; round++) {
      const application = await addApplicant(app, kind);
      const page = await add(kind);
      const [approval, deletion] = await Promise.all([
        approve(application, kind, page),
        admin.remove(`${resource}/${page}`),
      ]);
      expect(deletion.status).toBe(200);
      expect([200, 422]).toContain(approval.status);
      expect(await owners(kind, page)).toEqual([]);
    }
  });
});

it('a page keeps the owner where the deletion is undone', async () => {
  const application = await addApplicant(app, 'place');
  const page = await directory.addPlace();
  await approve(application, 'place', page);
  const failing = deletePlaces(app.services, [page], {
    also: async () => {
      throw new Error('no');
    },
  });
  await expect(failing).rejects.toThrow('no');
  expect(await owners('place', page)).toEqual([application.accountId]);
});
