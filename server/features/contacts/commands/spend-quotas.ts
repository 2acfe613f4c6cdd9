import { createHmac } from 'node:crypto';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
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
  if (!(await takeOfAccount(unit, accountId, day, CONTACTS_A_DAY))) throw used('account');
  for (const { address, newcomers, known } of addressQuotas(ip)) {
    const most = isNew ? newcomers : known;
    if (!(await takeOfAddress(unit, hashOf(config, day, address), day, most))) throw used('address');
  }
  if (isNew && !(await takeOfContact(unit, kind, id, day, NEWCOMERS_A_CONTACT))) throw used('contact');
}

/** Each adds one to a count unless it has reached `most`, which must be at least 1, and answers whether it did. */
const takeOfAccount = async (unit: UnitOfWork, account_id: number, day: string, most: number) =>
  (await unit.run(
    tables
      .insertInto('contact_quota')
      .values({ account: account_id, day, used: 1 })
      .onConflict(same =>
        same
          .columns(['account', 'day'])
          .doUpdateSet(eb => ({ used: eb('contact_quota.used', '+', 1) }))
          .where('contact_quota.used', '<', most),
      ),
  )) > 0;

const takeOfAddress = async (unit: UnitOfWork, address_hash: string, day: string, most: number) =>
  (await unit.run(
    tables
      .insertInto('contact_address_quota')
      .values({ day, addressHash: address_hash, used: 1 })
      .onConflict(same =>
        same
          .columns(['day', 'addressHash'])
          .doUpdateSet(eb => ({ used: eb('contact_address_quota.used', '+', 1) }))
          .where('contact_address_quota.used', '<', most),
      ),
  )) > 0;

const takeOfContact = async (unit: UnitOfWork, kind: string, entity_id: number, day: string, most: number) =>
  (await unit.run(
    tables
      .insertInto('contact_newcomer_quota')
      .values({ day, kind, entityId: entity_id, used: 1 })
      .onConflict(same =>
        same
          .columns(['day', 'kind', 'entityId'])
          .doUpdateSet(eb => ({ used: eb('contact_newcomer_quota.used', '+', 1) }))
          .where('contact_newcomer_quota.used', '<', most),
      ),
  )) > 0;

/** Reveals neither the address nor that it is yesterday's. */
function hashOf({ secret }: Services['config'], day: string, address: string): string {
  return createHmac('sha256', secret.reveal()).update(`contact-address\n${day}\n${address}`).digest('base64url');
}
