import type { MessageAnswer } from '@antam/server/features/accounts/contract.ts';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ACCOUNT_FORM_ADDRESS } from './account-forms.ts';
import { type Failure, failureOf } from './form/failure.ts';
import { HiddenFields } from './form/form-field.tsx';
import { sendForm } from './form/send-form.ts';

/** What became of asking for another letter. */
export type ResendAnswer = { tone: 'good' | 'bad'; text: string };

type ResendConfirmationProps = {
  token: string;
  label: string;
  /** What was answered before, where the form was sent without script. */
  answered?: ResendAnswer | null;
  wide?: boolean;
};

/** The form that has another confirmation letter sent; without script it leads to the account's page. */
export function ResendConfirmation({ token, label, answered = null, wide = false }: ResendConfirmationProps) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState(answered);
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { message } = await sendForm<MessageAnswer>('account/confirmation/', {});
      setAnswer({ tone: 'good', text: message });
    } catch (error) {
      setAnswer(resendRefusal(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {answer && (
        <Notice tone={answer.tone} live>
          {answer.text}
        </Notice>
      )}
      <form method="post" action={ACCOUNT_FORM_ADDRESS.confirmation} onSubmit={event => void resend(event)}>
        <HiddenFields token={token} />
        <Button type="submit" variant="outline" wide={wide} busy={isBusy} icon={<MailCheck aria-hidden />}>
          {label}
        </Button>
      </form>
    </>
  );
}

/** Why no letter was sent. */
export function resendRefusal({ detail, errorCode }: Failure): ResendAnswer {
  return { tone: 'bad', text: detail ?? `Chưa gửi được thư, bạn hãy thử lại. Mã lỗi: ${errorCode}` };
}
