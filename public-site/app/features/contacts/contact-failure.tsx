import { Notice } from '../../ui/notice/notice.tsx';
import { ResendConfirmation } from '../accounts/resend-confirmation.tsx';
import type { ContactState } from './contact-state.ts';

type ContactFailureProps = { failure: Extract<ContactState, { is: 'failed' }> };

/** Why the contact is not shown, and what helps: another email where the email address is not confirmed. */
export function ContactFailure({ failure }: ContactFailureProps) {
  const { detail, code, isUnconfirmed } = failure;
  if (isUnconfirmed) {
    return (
      <>
        <Notice tone="warn">{detail}</Notice>
        <ResendConfirmation label="Gửi lại thư xác thực" wide />
      </>
    );
  }
  return (
    <Notice tone="bad">
      {detail}
      {code && <> Mã lỗi: {code}</>}
    </Notice>
  );
}
