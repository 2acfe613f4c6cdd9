import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import type { RecoveryCodes } from '@antam/server/features/second-factor/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from './form/form.module.css';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';
import { checkProof, OwnerProof, proofOf } from './owner-proof.tsx';
import { SECOND_FACTOR_ADDRESS, SECOND_FACTOR_PAGE } from './second-factor-address.ts';

const WORDS = {
  renew: {
    text: 'Mã dự phòng cũ sẽ hết hiệu lực ngay khi bạn nhận mã mới.',
    button: 'Tạo mã mới',
    failed: 'Chưa tạo được mã dự phòng mới',
  },
  remove: {
    text: 'Từ lần đăng nhập sau, bạn không cần nhập mã nữa. Các mã dự phòng cũng hết hiệu lực.',
    button: 'Tắt xác thực hai lớp',
    failed: 'Chưa tắt được xác thực hai lớp',
  },
};

type SecondFactorPasswordProps = {
  goal: keyof typeof WORDS;
  account: AccountAnswer;
  form: PlainForm;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
};

/** Asks for the password before the second factor gets new recovery codes or goes. */
export function SecondFactorPassword({ goal, account, form, onCodes, onRemoved }: SecondFactorPasswordProps) {
  const { text, button, failed } = WORDS[goal];
  const { has_password: hasPassword, email } = account;
  const sender = useFormSender<RecoveryCodes | null>(form, {
    check: values => checkProof(hasPassword, values),
    send: values =>
      goal === 'renew'
        ? sendForm('account/recovery-codes/', proofOf(values))
        : sendForm('account/second-factor/', proofOf(values), 'delete'),
    onDone: answer => (goal === 'renew' ? onCodes(answer?.recovery_codes ?? []) : onRemoved()),
  });
  return (
    <form {...sender.formProps} action={SECOND_FACTOR_ADDRESS[goal]} className={styles.form}>
      <p>{text}</p>
      <OwnerProof form={sender} hasPassword={hasPassword} email={email} failed={failed} />
      <div className={styles.row}>
        <Button type="submit" variant={goal === 'remove' ? 'danger' : 'solid'} busy={sender.isBusy}>
          {button}
        </Button>
        <LinkButton to={SECOND_FACTOR_PAGE} variant="quiet">
          Huỷ
        </LinkButton>
      </div>
    </form>
  );
}
