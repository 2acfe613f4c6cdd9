import { versionOf } from '../features/providers/rules/version-of.ts';
import { textOf } from '../platform/db/text.ts';
import type { TestApp } from './test-app.ts';

/** An application and whose it is. */
export interface Applicant {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  /** The version of its words: the staff member who decides sends it. */
  readonly version: string;
}

const NAME = 'Nguyễn Chờ Duyệt';
const SPECIALITY = 'Nhi khoa';

/** Writes a provider's account with a confirmed address, and its application, which waits. */
export async function addApplicant(
  { services: { db, clock } }: Pick<TestApp, 'services'>,
  type: 'professional' | 'place',
  status = 'pending',
): Promise<Applicant> {
  const now = clock.now();
  return db.transaction(async unit => {
    const [last] = await textOf(unit).sql<{ id: number }>('select max(id) as id from account');
    const email = `cho-duyet-${last?.id}@antam.example`;
    const [account] = await textOf(unit).sql<{ id: number }>(
      `insert into account (email, name, folded_name, role, status, utm, email_confirmed_at, created_at, updated_at)
       values (?, ?, 'nguyen cho duyet', ?, ?, '{}', ?, ?, ?) returning id`,
      [email, NAME, type, status, now, now, now],
    );
    const accountId = account?.id ?? 0;
    const [application] = await textOf(unit).sql<{ id: number }>(
      `insert into provider_application (account_id, type, prof_spec, created_at) values (?, ?, ?, ?) returning id`,
      [accountId, type, SPECIALITY, now],
    );
    const said = { accountName: NAME, profSpec: SPECIALITY, profPlace: '', placeName: '', placeAdd: '' };
    return { id: application?.id ?? 0, accountId, email, version: versionOf(said) };
  });
}
