import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import type { SecondFactorSetup } from '@antam/server/features/second-factor/contract.ts';
import { ShieldCheck } from 'lucide-react';
import type { PlainForm } from '../../loading/site-context.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './form/form.module.css';
import { sendForm } from './form/send-form.ts';
import { useFormSender } from './form/use-form-sender.ts';
import { checkProof, OwnerProof, proofOf } from './owner-proof.tsx';
import { SECOND_FACTOR_ADDRESS } from './second-factor-address.ts';

type SecondFactorBeginProps = {
  account: AccountAnswer;
  form: PlainForm;
  onSetUp: (setup: SecondFactorSetup) => void;
};

/** Asks for the password and begins with a new secret. */
export function SecondFactorBegin({ account, form, onSetUp }: SecondFactorBeginProps) {
  const { has_password: hasPassword, email } = account;
  const sender = useFormSender<SecondFactorSetup>(form, {
    check: values => checkProof(hasPassword, values),
    send: values => sendForm('account/second-factor/', proofOf(values)),
    onDone: onSetUp,
  });
  return (
    <form {...sender.formProps} action={SECOND_FACTOR_ADDRESS.setUp} className={styles.form}>
      <OwnerProof form={sender} hasPassword={hasPassword} email={email} failed="Chưa thiết lập được xác thực hai lớp" />
      <div>
        <Button type="submit" icon={<ShieldCheck aria-hidden />} busy={sender.isBusy}>
          Thiết lập xác thực hai lớp
        </Button>
      </div>
    </form>
  );
}
