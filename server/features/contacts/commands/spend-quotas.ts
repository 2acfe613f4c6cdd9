import { createHmac } from 'node:crypto';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { addressQuotas, CONTACTS_A_DAY, isNewcomer, NEWCOMERS_A_CONTACT } from '../rules/contact-quotas.ts';
import { quotaUsed } from '../rules/contact-refusal.ts';

/** Who asks for which contact. */
export interface ContactWish {
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
  { accountId, ip, kind, id }: ContactWish,
  confirmedAt: Date,
): Promise<void> {
  const now = clock.now();
  const day = vietnamDay(now);
  const isNew = isNewcomer(confirmedAt, now);
  const used = (reason: 'account' | 'address' | 'contact') => quotaUsed(reason, now, config.support.phone);
  if (!(await take(unit, 'contact_quota', { account_id: accountId, day }, CONTACTS_A_DAY))) throw used('account');
  for (const { address, newcomers, known } of addressQuotas(ip)) {
    const key = { day, address_hash: hashOf(config, day, address) };
    if (!(await take(unit, 'contact_address_quota', key, isNew ? newcomers : known))) throw used('address');
  }
  const key = { day, kind, entity_id: id };
  if (isNew && !(await take(unit, 'contact_newcomer_quota', key, NEWCOMERS_A_CONTACT))) throw used('contact');
}

/** Adds one to a count unless it has reached `most`, which must be at least 1. */
async function take(
  unit: UnitOfWork,
  table: string,
  key: Readonly<Record<string, string | number>>,
  most: number,
): Promise<boolean> {
  const columns = Object.keys(key).join(', ');
  const marks = Object.keys(key).map(() => '?');
  const rows = await unit.sql(
    `insert into ${table} (${columns}, used) values (${marks.join(', ')}, 1)
     on conflict (${columns}) do update set used = ${table}.used + 1 where ${table}.used < ? returning used`,
    [...Object.values(key), most],
  );
  return rows.length > 0;
}

/** Tells nobody the address, and not that it is yesterday's. */
function hashOf({ secret }: Services['config'], day: string, address: string): string {
  return createHmac('sha256', secret.reveal()).update(`contact-address\n${day}\n${address}`).digest('base64url');
}
