import { z } from 'zod';
import { type OwnProfile, ownProfile } from '../features/profile-edits/contract.ts';
import { textOf } from '../platform/db/text.ts';
import { createDirectory, type Directory } from './directory.ts';
import { logIn } from './log-in.ts';
import { createRecordMaker } from './record-rights/record-maker.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

/** A professional's account with the page that it owns. */
export interface ProfileOwner {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly request: Request;
  read(): Promise<OwnProfile>;
  save(change: object): Promise<Response>;
  /** What everybody may read of the page. */
  seen(): Promise<Record<string, unknown>>;
}

/** Makes professionals who own the page that is theirs, each with a page of their own. */
export async function createProfileOwners(app: TestApp) {
  const make = await createRecordMaker(app.services);
  const directory: Directory = await createDirectory(app.services);
  const own = (accountId: number, id: number) =>
    app.services.db.transaction(unit =>
      textOf(unit).sql(
        `insert into provider_link (account_id, kind, entity_id, created_at) values (?, 'professional', ?, ?)`,
        [accountId, id, app.services.clock.now()],
      ),
    );

  /** An account of a professional; it owns a new page, or the one that is named. */
  const add = async (page?: number): Promise<ProfileOwner> => {
    const { accountId, email } = await make.applicant();
    await make.set('account', accountId, 'status', 'active');
    const id =
      page ??
      (await directory.addProfessional({
        name: 'Lê Thị Sửa',
        description: '<p>Cũ</p>',
        occupation: directory.term('occupation', 'bac-si'),
        terms: [
          { term: directory.term('speciality', 'tim-mach') },
          { term: directory.term('service', 'kham-tim-mach'), priceFrom: 300_000, label: 'Khám tim' },
        ],
      }));
    await own(accountId, id);
    const request = await logIn(app, email);
    const path = `/api/v1/professional/${id}/change-request/`;
    return {
      id,
      accountId,
      email,
      request,
      read: async () => ownProfile.parse(await (await request(path)).json()),
      save: change => request(path, { method: 'PUT', body: JSON.stringify(change) }),
      seen: async () =>
        z.record(z.string(), z.unknown()).parse(await (await app.request(`/api/v1/professional/${id}/`)).json()),
    };
  };
  return { add, directory, make };
}
