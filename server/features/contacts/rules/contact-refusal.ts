import { secondsToMidnight } from '../../../platform/clock/vietnam-calendar.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RefusalReason } from '../staff-contract.ts';
import { CONTACTS_A_DAY } from './contact-quotas.ts';

/** A contact that is not shown to this account, or not today. */
export class ContactRefusal extends Problem {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, ...problem: ConstructorParameters<typeof Problem>) {
    super(...problem);
    this.reason = reason;
  }
}

/** 403: for who has not confirmed the e-mail address. */
export const unconfirmed = () =>
  new ContactRefusal(
    ...(['unconfirmed', 403, 'EMAIL_UNCONFIRMED'] as const),
    'Để xem số liên hệ, xin bạn xác thực email trước: mở thư An Tâm đã gửi và bấm “Xác thực email”. Nếu chưa thấy thư, bạn xem mục thư rác hoặc nhận thư mới.',
  );

/** 403: for who came by a social login that told no e-mail address. */
export const withoutEmail = () =>
  new ContactRefusal(
    ...(['unconfirmed', 403, 'EMAIL_MISSING'] as const),
    'Để xem số liên hệ, tài khoản cần có email đã xác thực mà tài khoản này chưa có email. Xin bạn đăng xuất rồi đăng ký bằng email.',
  );

/** 429 until midnight: the day's quota of the account, of the network or of the contact is used. */
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
