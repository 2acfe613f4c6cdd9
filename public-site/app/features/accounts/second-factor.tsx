import type { AccountAnswer, SecondFactorSetup } from '@antam/server/features/accounts/contract.ts';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { accountAddress } from './account-address.ts';
import { AccountSection } from './account-page.tsx';
import { failureOf } from './form/failure.ts';
import styles from './form/form.module.css';
import { sendForm } from './form/send-form.ts';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { SecondFactorPassword } from './second-factor-password.tsx';
import { SecondFactorSteps } from './second-factor-steps.tsx';

type Step =
  | { kind: 'overview' }
  | { kind: 'set-up'; setup: SecondFactorSetup }
  | { kind: 'password'; goal: 'renew' | 'remove' }
  | { kind: 'codes'; codes: readonly string[] };

/** The second factor of staff and providers: setting it up, its recovery codes, taking it away. */
export function SecondFactor({ account }: { account: AccountAnswer }) {
  const { is_set_up, is_required, is_passed } = account.second_factor;
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const backToOverview = () => setStep({ kind: 'overview' });

  const begin = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setStep({ kind: 'set-up', setup: await sendForm<SecondFactorSetup>('account/second-factor/', {}) });
    } catch (error) {
      const { detail, errorCode } = failureOf(error);
      setProblem(detail ?? `Chưa thiết lập được, bạn hãy thử lại. Mã lỗi: ${errorCode}`);
    } finally {
      setBusy(false);
    }
  };
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    void revalidate();
  };

  return (
    <AccountSection
      title="Xác thực hai lớp"
      badge={is_set_up ? <Badge tone="good">Đang bật</Badge> : <Badge tone="warn">Chưa bật</Badge>}
    >
      {problem !== null && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {step.kind === 'overview' && (
        <>
          <p>
            Ngoài mật khẩu, mỗi lần đăng nhập bạn nhập thêm một mã 6 số từ điện thoại. Người biết mật khẩu của bạn vẫn
            không vào được.
            {is_required && ' Tài khoản của bạn cần bật xác thực hai lớp.'}
          </p>
          <div className={`${styles.row} ${styles.scripted}`}>
            {!is_set_up && (
              <Button icon={<ShieldCheck aria-hidden />} busy={isBusy} onClick={() => void begin()}>
                Thiết lập xác thực hai lớp
              </Button>
            )}
            {is_set_up && !is_passed && (
              <LinkButton to={accountAddress({ tab: 'login', next: '/tai-khoan/bao-mat/' })} variant="outline">
                Đăng nhập bằng mã để thay đổi
              </LinkButton>
            )}
            {is_set_up && is_passed && (
              <>
                <Button variant="outline" onClick={() => setStep({ kind: 'password', goal: 'renew' })}>
                  Tạo mã dự phòng mới
                </Button>
                {!is_required && (
                  <Button variant="danger" onClick={() => setStep({ kind: 'password', goal: 'remove' })}>
                    Tắt xác thực hai lớp
                  </Button>
                )}
              </>
            )}
          </div>
          <p className={styles.scriptless}>Để thay đổi, trình duyệt cần bật JavaScript.</p>
        </>
      )}
      {step.kind === 'set-up' && (
        <SecondFactorSteps setup={step.setup} onConfirmed={showCodes} onCancel={backToOverview} />
      )}
      {step.kind === 'password' && (
        <SecondFactorPassword
          goal={step.goal}
          onCodes={showCodes}
          onRemoved={() => {
            backToOverview();
            void revalidate();
          }}
          onCancel={backToOverview}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodeList codes={step.codes} onSaved={backToOverview} />}
    </AccountSection>
  );
}
