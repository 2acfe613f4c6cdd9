import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from './form/form.module.css';
import { checkProof, OwnerProof } from './owner-proof.tsx';
import type { ShownOnce } from './second-factor-action.ts';
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
  onCodes: (shown: ShownOnce) => void;
  onRemoved: () => void;
};

/** Asks for the password before the second factor gets new recovery codes or is removed. */
export function SecondFactorPassword({ goal, account, onCodes, onRemoved }: SecondFactorPasswordProps) {
  const { text, button, failed } = WORDS[goal];
  const { has_password: hasPassword, email } = account;
  const form = useFormAction<ShownOnce | null>(SECOND_FACTOR_ADDRESS[goal], {
    check: values => checkProof(hasPassword, values),
    onDone: answer => (answer === null ? onRemoved() : onCodes(answer)),
    revalidates: true,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <p>{text}</p>
      <OwnerProof form={form} hasPassword={hasPassword} email={email} failed={failed} />
      <div className={styles.row}>
        <Button type="submit" variant={goal === 'remove' ? 'danger' : 'solid'} busy={form.isBusy}>
          {button}
        </Button>
        <LinkButton to={SECOND_FACTOR_PAGE} variant="quiet">
          Huỷ
        </LinkButton>
      </div>
    </form>
  );
}
