import type { StaffEmailMessageRow } from '@antam/server/features/outbox-admin/staff-contract.ts';

type Answer = NonNullable<StaffEmailMessageRow['last_answer']>;

/** What a mail server's number means, as far as staff need it. */
export function answerName({ code }: Pick<Answer, 'code'>): string {
  if (code === null) return 'Chưa tới được máy chủ thư';
  return code >= 500 ? `Máy chủ thư từ chối (${code})` : `Máy chủ thư hẹn lại (${code})`;
}

/** Why an email message is not delivered, in one line; empty before the first try. */
export const whyOf = ({ last_answer }: Pick<StaffEmailMessageRow, 'last_answer'>): string =>
  last_answer === null ? '' : `${answerName(last_answer)}: ${last_answer.text}`;
