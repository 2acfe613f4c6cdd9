import { useState } from 'react';
import { chooseConsent } from '../consent/choose-consent.ts';
import { type ConsentState, useConsent } from '../consent/use-consent.ts';
import styles from './privacy.module.css';

const STATES: Readonly<Record<ConsentState, string>> = {
  granted: 'Đang bật. Bạn đã đồng ý; có thể tắt bất cứ lúc nào.',
  refused: 'Đang tắt. Bạn đã từ chối; chỉ có số lượt xem không kèm mã nào được đếm.',
  undecided: 'Đang tắt. Bạn chưa chọn.',
  unknown: 'Đang tắt.',
};

/** Shows whether the visit may be measured, and changes it. Without script there is nothing to switch. */
export function ConsentSwitch() {
  const consent = useConsent();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isGranted = consent === 'granted';
  const toggle = async () => {
    setBusy(true);
    const isStored = await chooseConsent(isGranted ? 'refused' : 'granted');
    setBusy(false);
    setFailed(!isStored);
  };
  return (
    <div className={styles.choice}>
      <button
        type="button"
        role="switch"
        data-needs-script
        className={styles.switch}
        aria-checked={isGranted}
        aria-describedby="consent-state"
        aria-busy={isBusy || undefined}
        disabled={isBusy || consent === 'unknown'}
        onClick={() => void toggle()}
      >
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
        Ghi cách dùng trang
      </button>
      <p id="consent-state" className="muted" aria-live="polite">
        {STATES[consent]}
      </p>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          Chưa ghi nhận được lựa chọn, xin vui lòng thử lại.
        </p>
      )}
    </div>
  );
}
