import { addDays } from '../../../platform/clock/vietnam-calendar.ts';

/** Different contacts that one account may see on one day. */
export const CONTACTS_A_DAY = 30;
/** Newcomers to whom one contact is shown on one day. Whoever is known sees it in any case. */
export const NEWCOMERS_A_CONTACT = 300;

/** How many contacts all accounts together may see on one day at one network address. */
export interface AddressQuota {
  /** `203.0.113.7`, `2001:db8:1:2::/64` or `2001:db8:1::/48`. */
  readonly address: string;
  /** Up to here newcomers may, up to there whoever is known. */
  readonly newcomers: number;
  readonly known: number;
}

/**
 * Many people share an IPv4 address of a carrier, and more a /48, which is a site of a carrier or all that one machine
 * can be rented with. A /64 is one phone or one home, at most the guests of one household.
 */
const SHARED = { newcomers: 300, known: 900 };
const HOME = { newcomers: 60, known: 300 };

const IPV6_NETWORK = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/;

/** The quotas that an address as limits count it has part in, the widest first: everybody takes them in this order. */
export function addressQuotas(address: string): readonly AddressQuota[] {
  const site = IPV6_NETWORK.exec(address)?.[1];
  if (site === undefined) return [{ address, ...SHARED }];
  return [
    { address: `${site}::/48`, ...SHARED },
    { address, ...HOME },
  ];
}

/** Whether an e-mail address was confirmed less than a day ago. */
export function isNewcomer(confirmedAt: Date, now: Date): boolean {
  return now < addDays(confirmedAt, 1);
}
