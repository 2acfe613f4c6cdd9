import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { SecondFactorSetup } from '@antam/server/features/second-factor/contract.ts';
import { type ReactNode, useState } from 'react';
import { useActionData, useNavigate } from 'react-router';
import type { FormResult } from '../../forms/form-result.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AccountSection } from './account-page.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import type { ShownOnce } from './second-factor-action.ts';
import type { SecondFactorTask } from './second-factor-address.ts';
import { SecondFactorConfirm } from './second-factor-confirm.tsx';
import { SecondFactorOverview } from './second-factor-overview.tsx';
import { SecondFactorPassword } from './second-factor-password.tsx';

type SecondFactorProps = {
  account: AccountAnswer;
  task: SecondFactorTask | null;
  /** It was removed just now. */
  isRemoved: boolean;
};

/** The second factor of staff and providers: setting it up, its recovery codes, taking it away. */
export function SecondFactor({ account, task, isRemoved }: SecondFactorProps) {
  const { is_set_up, is_passed } = account.second_factor;
  // Without script the page comes with what is shown once.
  const rendered = useActionData<FormResult<ShownOnce | null>>()?.answer;
  const [shown, setShown] = useState<ShownOnce | null>(rendered ?? null);
  const navigate = useNavigate();
  const forget = () => setShown(null);

  return (
    <AccountSection
      title="Xác thực hai lớp"
      badge={is_set_up ? <Badge tone="good">Đang bật</Badge> : <Badge tone="warn">Chưa bật</Badge>}
    >
      {content()}
    </AccountSection>
  );

  function content() {
    if (shown && 'codes' in shown) return <RecoveryCodeList codes={shown.codes} onSaved={forget} />;
    if (shown) {
      return (
        <SecondFactorSteps setup={shown.setup}>
          <SecondFactorConfirm onConfirmed={setShown} back="Để sau" onBack={forget} />
        </SecondFactorSteps>
      );
    }
    // Without script the secret was on the page before; it is scanned by now.
    if (task === 'confirm' && !is_set_up) {
      return <SecondFactorConfirm onConfirmed={setShown} back="Bắt đầu lại" />;
    }
    if ((task === 'renew' || task === 'remove') && is_set_up && is_passed) {
      return (
        <SecondFactorPassword
          key={task}
          goal={task}
          account={account}
          onCodes={setShown}
          onRemoved={() => void navigate(accountPages.security({ done: 'tat' }), { replace: true })}
        />
      );
    }
    return (
      <>
        {isRemoved && !is_set_up && (
          <Notice tone="good" live>
            Đã tắt xác thực hai lớp.
          </Notice>
        )}
        <SecondFactorOverview account={account} onSetUp={setShown} />
      </>
    );
  }
}

type SecondFactorStepsProps = { setup: SecondFactorSetup /** Takes the first code. */; children: ReactNode };

/** Scan, then give the first code; only then the second factor counts. */
function SecondFactorSteps({ setup, children }: SecondFactorStepsProps) {
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p>
          Mở ứng dụng xác thực trên điện thoại (Google Authenticator, Microsoft Authenticator, Aegis…) và quét mã này.
        </p>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
          alt="Mã QR của khoá xác thực"
          width={208}
          height={208}
        />
        <p className={styles.secret}>
          Không quét được? Nhập khoá này: <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </li>
      <li className={styles.step}>{children}</li>
    </ol>
  );
}
