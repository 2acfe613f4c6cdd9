import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { exportParts } from './export-archive.ts';

type PersonServices = Pick<Services, 'db' | 'config' | 'personalData'>;

export type KeptOfPerson = Awaited<ReturnType<typeof keptOfPerson>>;

/**
 * Counts what is kept of the person with this address, in its stored form: rows by the files of the account's export,
 * and beside them what names the address alone, and what its erasure would call off. `account` is undefined where no
 * account has it.
 */
export async function keptOfPerson(services: PersonServices, email: string) {
  const { db, personalData } = services;
  const account = await db.primary.row(
    tables.selectFrom('account').select(['id', 'role', 'status']).where('email', '=', email),
  );
  const parts = account ? await exportParts(services, account.id) : [];
  const ofAccount = parts.map(({ file, rows }) => ({ what: file.replace(/\.json$/, ''), rows: rows.length }));
  const byAddress = personalData.flatMap(({ byAddress: ofAddress = [] }) => ofAddress);
  const ofAddress = await Promise.all(
    byAddress.map(async ({ name, count }) => {
      const row = await db.primary.row(count(email));
      return { what: `${name} (by address)`, rows: Number(row?.count ?? 0) };
    }),
  );
  const of = { email, accountId: account?.id ?? null };
  const calledOff = await Promise.all(personalData.map(({ callsOff }) => callsOff?.(db.primary, of) ?? []));
  return { account, called_off: calledOff.flat(), kept: [...ofAccount, ...ofAddress].filter(({ rows }) => rows > 0) };
}
