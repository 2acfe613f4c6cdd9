import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
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

const addressOf = statement((p: Parameters<Pick<RevealRequest, 'accountId'>>) =>
  tables.selectFrom('account').select(['email', 'emailConfirmedAt as confirmedAt']).where('id', '=', p.accountId),
);

/** When the account's address was confirmed. */
async function requireConfirmed(unit: UnitOfWork, accountId: number): Promise<Date> {
  const account = await unit.row(addressOf({ accountId }));
  if (!account || account.email === null) throw withoutEmail();
  if (account.confirmedAt === null) throw unconfirmed();
  return account.confirmedAt;
}

const publicContact = statementFor((subject: Subject, p: Parameters<Pick<RevealRequest, 'id'>>) =>
  subjectTables.selectFrom(subject.table).select(['phone', 'email']).where('id', '=', p.id).where(isPublic(subject)),
);

async function readContact(unit: UnitOfWork, subject: Subject, id: number): Promise<Contact> {
  const row = await unit.row(publicContact(subject, { id }));
  if (!row || (row.phone === null && row.email === null)) throw notFound('Chưa có thông tin liên hệ.');
  return {
    phone: row.phone === null ? null : { display: displayPhone(row.phone), number: dialPhone(row.phone) },
    email: row.email,
  };
}

interface Reveal extends Pick<RevealRequest, 'accountId' | 'kind' | 'id'> {
  readonly day: string;
  readonly now: Date;
}

const storeReveal = statement((p: Parameters<Reveal>) =>
  tables
    .insertInto('contact_reveal')
    .values({ account: p.accountId, day: p.day, kind: p.kind, entityId: p.id, createdAt: p.now })
    .onConflict(same => same.doNothing()),
);

async function isFirstToday(unit: UnitOfWork, { accountId, kind, id }: RevealRequest, now: Date): Promise<boolean> {
  return (await unit.run(storeReveal({ accountId, kind, id, day: vietnamDay(now), now }))) > 0;
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
