import { createHmac } from 'node:crypto';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type Query, statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { addressQuotas, CONTACTS_A_DAY, isNewcomer, NEWCOMERS_A_CONTACT, quotaUsed } from '../rules/contact-quotas.ts';
import { tables } from '../tables.ts';

/** Who asks for which contact. */
export interface RevealRequest {
  readonly accountId: number;
  /** Of the visitor, as limits count it. */
  readonly ip: string;
  /** The name of a kind of record that has contacts. */
  readonly kind: string;
  readonly id: number;
}

/**
 * Takes one of the day's contacts from every quota: of the account, of the network, and of the contact where a newcomer
 * asks. Each count's condition decides, however many requests come at once; all take them in this order, so that none
 * waits for another in a circle. Throws 429 where one is used up, which gives the others back with the transaction.
 */
export async function spendQuotas(
  unit: UnitOfWork,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { accountId, ip, kind, id }: RevealRequest,
  confirmedAt: Date,
): Promise<void> {
  const now = clock.now();
  const day = vietnamDay(now);
  const isNew = isNewcomer(confirmedAt, now);
  const used = (reason: 'account' | 'address' | 'contact') => quotaUsed(reason, now, config.support.phone);
  const isTaken = async (take: Query<unknown>) => (await unit.run(take)) > 0;
  if (!(await isTaken(takeOfAccount({ accountId, day, most: CONTACTS_A_DAY })))) throw used('account');
  for (const { address, newcomers, known } of addressQuotas(ip)) {
    const most = isNew ? newcomers : known;
    if (!(await isTaken(takeOfAddress({ hash: hashOf(config, day, address), day, most })))) throw used('address');
  }
  if (!isNew) return;
  if (!(await isTaken(takeOfContact({ kind, id, day, most: NEWCOMERS_A_CONTACT })))) throw used('contact');
}

interface Quota {
  readonly day: string;
  readonly most: number;
}

/** Each adds one to a count unless it has reached `most`, which must be at least 1; what it changed says whether it did. */
const takeOfAccount = statement((p: Parameters<Quota & { readonly accountId: number }>) =>
  tables
    .insertInto('contact_quota')
    .values({ account: p.accountId, day: p.day, used: 1 })
    .onConflict(same =>
      same
        .columns(['account', 'day'])
        .doUpdateSet(eb => ({ used: eb('contact_quota.used', '+', 1) }))
        .where('contact_quota.used', '<', p.most),
    ),
);

const takeOfAddress = statement((p: Parameters<Quota & { readonly hash: string }>) =>
  tables
    .insertInto('contact_address_quota')
    .values({ day: p.day, addressHash: p.hash, used: 1 })
    .onConflict(same =>
      same
        .columns(['day', 'addressHash'])
        .doUpdateSet(eb => ({ used: eb('contact_address_quota.used', '+', 1) }))
        .where('contact_address_quota.used', '<', p.most),
    ),
);

const takeOfContact = statement((p: Parameters<Quota & { readonly kind: string; readonly id: number }>) =>
  tables
    .insertInto('contact_newcomer_quota')
    .values({ day: p.day, kind: p.kind, entityId: p.id, used: 1 })
    .onConflict(same =>
      same
        .columns(['day', 'kind', 'entityId'])
        .doUpdateSet(eb => ({ used: eb('contact_newcomer_quota.used', '+', 1) }))
        .where('contact_newcomer_quota.used', '<', p.most),
    ),
);

/** Reveals neither the address nor that it is yesterday's. */
function hashOf({ secret }: Services['config'], day: string, address: string): string {
  return createHmac('sha256', secret.reveal()).update(`contact-address\n${day}\n${address}`).digest('base64url');
}
