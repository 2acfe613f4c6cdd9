import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { chooseConsent } from './choose-consent.ts';
import styles from './consent-banner.module.css';
import { useConsent } from './use-consent.ts';

/** Asks once for consent to measuring, at the foot of the window. Refusing is as easy as agreeing. */
export function ConsentBanner() {
  const consent = useConsent();
  const [isAnswered, setAnswered] = useState(false);
  const [sending, setSending] = useState<'granted' | 'refused' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (consent !== 'undecided' || isAnswered) return null;

  const choose = async (choice: 'granted' | 'refused') => {
    setSending(choice);
    const isStored = await chooseConsent(choice);
    setSending(null);
    // A browser that keeps no cookies asks again on the next visit, but not on each page of this one.
    if (isStored || choice === 'refused') setAnswered(true);
    else setFailed(true);
  };
  const button = (choice: 'granted' | 'refused', label: string) => (
    <Button
      variant="outline"
      size="s"
      wide
      busy={sending === choice}
      disabled={sending !== null}
      onClick={() => void choose(choice)}
    >
      {label}
    </Button>
  );
  return (
    <section className={`${styles.banner} no-print`} aria-label="Lựa chọn về quyền riêng tư" data-consent-banner>
      <p className={styles.text}>
        An Tâm xin phép đo lượt sử dụng để trang tốt hơn, không gắn với tên hay tài khoản của bạn.{' '}
        <a href={privacyPages.policy()}>Tìm hiểu thêm</a>
      </p>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          Chưa ghi nhận được lựa chọn, xin vui lòng thử lại.
        </p>
      )}
      <div className={styles.buttons}>
        {button('refused', 'Từ chối')}
        {button('granted', 'Đồng ý')}
      </div>
    </section>
  );
}
