import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { dialPhone, displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import type { Contact } from '../contract.ts';
import { ContactRefusal, unconfirmed, withoutEmail } from '../rules/contact-quotas.ts';
import { tables } from '../tables.ts';
import { countOutcome } from './count-outcome.ts';
import { type RevealRequest, spendQuotas } from './spend-quotas.ts';

type RevealServices = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'metrics' | 'subjects'>;

/**
 * Shows a contact to an account with a confirmed email address and notes that it was shown. The same one again that day
 * costs nothing. Throws 403 before the address is confirmed, 404 where there is nothing public to show and 429 until
 * midnight once one of the day's quotas is used.
 */
export async function revealContact(services: RevealServices, request: RevealRequest): Promise<Contact> {
  try {
    return await services.db.transaction(unit => reveal(unit, services, request));
  } catch (error) {
    if (error instanceof ContactRefusal) await countRefusal(services, error);
    throw error;
  }
}

async function reveal(unit: UnitOfWork, services: RevealServices, request: RevealRequest): Promise<Contact> {
  const confirmedAt = await requireConfirmed(unit, request.accountId);
  const contact = await readContact(unit, services.subjects.get(request.kind), request.id);
  const now = services.clock.now();
  if (await isFirstToday(unit, request, now)) {
    await spendQuotas(unit, services, request, confirmedAt);
    await countOutcome(unit, 'shown', now);
    unit.afterCommit(() => services.metrics.countContact('shown'));
  }
  return contact;
}

/** When the account's address was confirmed. */
async function requireConfirmed(unit: UnitOfWork, accountId: number): Promise<Date> {
  const account = await unit.row(
    tables.selectFrom('account').select(['email', 'emailConfirmedAt as confirmedAt']).where('id', '=', accountId),
  );
  if (!account || account.email === null) throw withoutEmail();
  if (account.confirmedAt === null) throw unconfirmed();
  return account.confirmedAt;
}

async function readContact(unit: UnitOfWork, subject: Subject, id: number): Promise<Contact> {
  const record = subjectTables.selectFrom(subject.table).select(['phone', 'email']).where('id', '=', id);
  const row = await unit.row(record.where(isPublic(subject)));
  if (!row || (row.phone === null && row.email === null)) throw notFound('Chưa có thông tin liên hệ.');
  return {
    phone: row.phone === null ? null : { display: displayPhone(row.phone), number: dialPhone(row.phone) },
    email: row.email,
  };
}

async function isFirstToday(unit: UnitOfWork, { accountId, kind, id }: RevealRequest, now: Date): Promise<boolean> {
  const row = { account: accountId, day: vietnamDay(now), kind, entityId: id, createdAt: now };
  const added = await unit.run(
    tables
      .insertInto('contact_reveal')
      .values(row)
      .onConflict(same => same.doNothing()),
  );
  return added > 0;
}

/**
 * In a transaction of its own, as the refusal undoes the one that it comes from. A count may be lost, the answer not.
 */
async function countRefusal({ db, clock, log, metrics }: RevealServices, { reason }: ContactRefusal): Promise<void> {
  metrics.countContact(reason);
  await db
    .transaction(unit => countOutcome(unit, reason, clock.now()))
    .catch((error: unknown) => log.warn({ error }, 'refused contact not counted'));
}
