import { addDays, secondsToMidnight } from '../../../platform/clock/vietnam-calendar.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RefusalReason } from '../staff-contract.ts';

/** Different contacts that one account may see on one day. */
export const CONTACTS_A_DAY = 30;
/** Newcomers to whom one contact is shown on one day. Other accounts have no such limit. */
export const NEWCOMERS_A_CONTACT = 300;

/** How many contacts all accounts together may see on one day at one network address. */
interface AddressQuota {
  /** `203.0.113.7`, `2001:db8:1:2::/64` or `2001:db8:1::/48`. */
  readonly address: string;
  /** The quota of newcomers, and the one of all other accounts. */
  readonly newcomers: number;
  readonly known: number;
}

/**
 * Many people share the IPv4 address of a carrier, and more share a /48, which is a carrier's site or the most that comes
 * with a rented machine. A /64 is one phone or one home.
 */
const SHARED = { newcomers: 300, known: 900 };
const HOME = { newcomers: 60, known: 300 };

const IPV6_NETWORK = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/;

/** The quotas that count for an address, the widest first: all requests lock them in this order. */
export function addressQuotas(address: string): readonly AddressQuota[] {
  const site = IPV6_NETWORK.exec(address)?.[1];
  if (site === undefined) return [{ address, ...SHARED }];
  return [
    { address: `${site}::/48`, ...SHARED },
    { address, ...HOME },
  ];
}

/** Whether an email address was confirmed less than a day ago. */
export function isNewcomer(confirmedAt: Date, now: Date): boolean {
  return now < addDays(confirmedAt, 1);
}

/** The refusal to show a contact to this account, or today. */
export class ContactRefusal extends Problem {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, ...problem: ConstructorParameters<typeof Problem>) {
    super(...problem);
    this.reason = reason;
  }
}

/** 403: the email address is not confirmed. */
export const unconfirmed = () =>
  new ContactRefusal(
    'unconfirmed',
    403,
    'EMAIL_UNCONFIRMED',
    'Để xem số liên hệ, xin bạn xác thực email trước: mở thư An Tâm đã gửi và bấm “Xác thực email”. Nếu chưa thấy thư, bạn xem mục thư rác hoặc nhận thư mới.',
  );

/** 403: a social login gave no email address. */
export const withoutEmail = () =>
  new ContactRefusal(
    'unconfirmed',
    403,
    'EMAIL_MISSING',
    'Để xem số liên hệ, tài khoản cần có email đã xác thực mà tài khoản này chưa có email. Xin bạn đăng xuất rồi đăng ký bằng email.',
  );

/** 429 until midnight: the day's quota of the account, the network or the contact is used up. */
export function quotaUsed(reason: keyof typeof QUOTA_PROBLEMS, now: Date, supportPhone: string): ContactRefusal {
  const { code, detail } = QUOTA_PROBLEMS[reason];
  return new ContactRefusal(reason, 429, code, detail(supportPhone), { retryAfterSeconds: secondsToMidnight(now) });
}

const QUOTA_PROBLEMS = {
  account: {
    code: 'CONTACT_QUOTA',
    detail: () => `Mỗi ngày bạn xem được liên hệ của ${CONTACTS_A_DAY} nơi. Xin vui lòng quay lại vào ngày mai.`,
  },
  address: {
    code: 'CONTACT_QUOTA_ADDRESS',
    detail: phone =>
      `Hôm nay mạng bạn đang dùng đã xem quá nhiều liên hệ. Xin bạn quay lại vào ngày mai, dùng một mạng khác, hoặc gọi ${phone} để được giúp.`,
  },
  contact: {
    code: 'CONTACT_QUOTA_CONTACT',
    detail: phone =>
      `Hôm nay rất nhiều tài khoản mới đã xem liên hệ này. Xin bạn quay lại vào ngày mai, hoặc gọi ${phone} để được giúp.`,
  },
} satisfies Record<string, { code: string; detail: (supportPhone: string) => string }>;
