import type { SecondFactorSetup } from '@antam/server/features/second-factor/contract.ts';
import type { ReactNode } from 'react';
import styles from './second-factor.module.css';

type SecondFactorStepsProps = { setup: SecondFactorSetup /** Takes the first code. */; children: ReactNode };

/** Scan, then give the first code; only then the second factor counts. */
export function SecondFactorSteps({ setup, children }: SecondFactorStepsProps) {
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
