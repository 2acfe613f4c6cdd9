import { textOf } from '../platform/db/text.ts';
import type { TestApp } from './test-app.ts';

/** An application and whose it is. */
export interface Applicant {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
}

/** Writes a provider's account and its application, which waits. */
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
      `insert into account (email, name, folded_name, role, status, utm, created_at, updated_at)
       values (?, 'Nguyễn Chờ Duyệt', 'nguyen cho duyet', ?, ?, '{}', ?, ?) returning id`,
      [email, type, status, now, now],
    );
    const accountId = account?.id ?? 0;
    const [application] = await textOf(unit).sql<{ id: number }>(
      `insert into provider_application (account_id, type, prof_spec, created_at) values (?, ?, 'Nhi khoa', ?) returning id`,
      [accountId, type, now],
    );
    return { id: application?.id ?? 0, accountId, email };
  });
}
