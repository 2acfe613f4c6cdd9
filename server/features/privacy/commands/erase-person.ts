import { isStaffRole } from '../../../platform/auth/principal.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type KeptOfPerson, keptOfPerson } from '../queries/kept-of-person.ts';
import { addressHash } from '../rules/erasure-hash.ts';
import { tables } from '../tables.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseAddress } from './erase-address.ts';

interface Erasing {
  /** In its stored form. */
  readonly email: string;
  /** Account of the actor; null for the command line. */
  readonly actorId: number | null;
  readonly requestId?: string;
}

/**
 * Erases everything that is kept of the person with an address: the account at once, without days of grace, and what
 * visitors without one left. Answers what was there. That it was done is recorded without a personal datum. Throws 404
 * where nothing is kept, and 409 for staff, whose accounts an admin disables.
 */
export async function erasePerson(services: Services, { email, ...actor }: Erasing): Promise<KeptOfPerson> {
  const { db, clock, config } = services;
  const found = await keptOfPerson(services, email);
  if (!found.account && found.kept.length === 0) throw notFound('An Tâm không lưu gì về địa chỉ email này.');
  await db.transaction(async unit => {
    const account = await lockAccount(services, unit, email);
    if (account && isStaffRole(account.role)) {
      throw conflict('Đây là tài khoản nhân viên: xin khoá tài khoản thay vì xoá.');
    }
    await eraseAddress(unit, services, email);
    if (account) await eraseAccount(services, unit, account);
    const hash = addressHash(config.secret.reveal(), email);
    const values = { addressHash: hash, erasedAt: clock.now(), rows: countsOf(found.kept) };
    // Of two that erase at the same moment, one finds that it is written down.
    await unit.run(
      tables
        .insertInto('address_erasure')
        .values(values)
        .onConflict(known => known.doNothing()),
    );
    const entry = { action: 'person.erase', subjectKind: 'person', subjectId: account?.id ?? null, fields: [] };
    await recordAudit(unit, services, { ...actor, ...entry });
  });
  return found;
}

/** Locks the account of an address, and reads it as it then is. */
async function lockAccount({ db }: Services, unit: UnitOfWork, email: string) {
  const account = tables.selectFrom('account').select(['id', 'role', 'createdAt']).where('email', '=', email);
  const seen = await unit.row(account);
  if (!seen) return undefined;
  await lockRows(unit, db.engine, 'account', [seen.id]);
  return unit.row(account);
}

const countsOf = (kept: KeptOfPerson['kept']) => Object.fromEntries(kept.map(({ what, rows }) => [what, rows]));
