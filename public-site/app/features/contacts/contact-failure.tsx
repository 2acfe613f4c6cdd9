import { Notice } from '../../ui/notice/notice.tsx';
import { ResendConfirmation } from '../accounts/resend-confirmation.tsx';
import type { ContactState } from './contact-state.ts';

type ContactFailureProps = { failure: Extract<ContactState, { is: 'failed' }>; token: string };

/** Why the contact is not shown, and what helps: another letter where the e-mail address is not confirmed. */
export function ContactFailure({ failure, token }: ContactFailureProps) {
  const { detail, code, isUnconfirmed } = failure;
  if (isUnconfirmed) {
    return (
      <>
        <Notice tone="warn">{detail}</Notice>
        <ResendConfirmation token={token} label="Gửi lại thư xác thực" wide />
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
