import type { RedeemedClaim } from '@antam/server/features/promotions/contract.ts';
import { ScanLine } from 'lucide-react';
import { FormField, HiddenFields } from '../../../forms/form-field.tsx';
import { useFormAction } from '../../../forms/use-form-action.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { priceWords } from '../../promotions/price-words.ts';
import styles from './promotions.module.css';
import { RedeemRefused } from './redeem-refused.tsx';

/** Not named "code": what is typed wrong comes back to be put right. */
export const CODE_FIELD = 'ma';

/** Redeems a code that a patient shows: typed, or read by a scanner, which types as well. */
export function RedeemForm({ action }: { action: string }) {
  const form = useFormAction<RedeemedClaim>(action, {
    check: ({ [CODE_FIELD]: code = '' }): Record<string, string> =>
      code.trim() === '' ? { [CODE_FIELD]: 'Xin nhập mã ưu đãi.' } : {},
    onDone: () => form.formProps.ref.current?.reset(),
    revalidates: true,
  });
  const { answer, refused, formProps, token, isBusy } = form;
  return (
    <form {...formProps} className={styles.redeem}>
      <HiddenFields token={token} />
      <div className={styles.line}>
        <FormField
          form={form}
          name={CODE_FIELD}
          label="Mã ưu đãi"
          hint="Nhập 10 ký tự trên mã của khách. Quét mã QR bằng điện thoại đã đăng nhập hoặc máy quét cầm tay cũng được."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
        />
        <Button type="submit" icon={<ScanLine aria-hidden="true" />} busy={isBusy}>
          Dùng mã
        </Button>
      </div>
      <div aria-live="polite">
        {refused && !isBusy && <RedeemRefused refused={refused} />}
        {answer && !refused && !isBusy && <Redeemed claim={answer} />}
      </div>
    </form>
  );
}

function Redeemed({ claim: { code, title, options, price } }: { claim: RedeemedClaim }) {
  return (
    <Notice tone="good" title={`Đã dùng mã ${code.slice(0, 5)} ${code.slice(5)}`}>
      <p>
        {title}: <b>{priceWords(price)}</b>
      </p>
      {options.length > 0 && <p>{options.map(({ group, option }) => `${group}: ${option}`).join(' · ')}</p>}
    </Notice>
  );
}
