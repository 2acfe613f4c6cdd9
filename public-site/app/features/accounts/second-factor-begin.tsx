import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { ShieldCheck } from 'lucide-react';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './form/form.module.css';
import { checkProof, OwnerProof } from './owner-proof.tsx';
import type { ShownOnce } from './second-factor-action.ts';
import { SECOND_FACTOR_ADDRESS } from './second-factor-address.ts';

type SecondFactorBeginProps = {
  account: AccountAnswer;
  onSetUp: (shown: ShownOnce) => void;
};

/** Asks for the password and begins with a new secret. */
export function SecondFactorBegin({ account, onSetUp }: SecondFactorBeginProps) {
  const { has_password: hasPassword, email } = account;
  const form = useFormAction<ShownOnce>(SECOND_FACTOR_ADDRESS.setUp, {
    check: values => checkProof(hasPassword, values),
    onDone: onSetUp,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <OwnerProof form={form} hasPassword={hasPassword} email={email} failed="Chưa thiết lập được xác thực hai lớp" />
      <div>
        <Button type="submit" icon={<ShieldCheck aria-hidden />} busy={form.isBusy}>
          Thiết lập xác thực hai lớp
        </Button>
      </div>
    </form>
  );
}
