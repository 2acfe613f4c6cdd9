import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LogoutForm } from '../../frame/account/logout-form.tsx';
import type { Viewer } from '../../loading/viewer.ts';
import { forgetNotice } from '../../memory/next-notice.ts';
import buttonStyles from '../../ui/button/button.module.css';
import { Notice } from '../../ui/notice/notice.tsx';
import { APPLICATION_ID } from './account-forms.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import styles from './viewer-notice.module.css';

/** The notice on the page that a visitor lands on: what follows a signup, or that a logout failed. */
export function ViewerNotice({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const [isClosed, setClosed] = useState(false);
  useEffect(forgetNotice, []);
  if (isClosed || pathname !== openedAt) return null;
  const Told = viewer.notice === 'signup' ? AfterSignup : viewer.notice === 'logout' ? FailedLogout : null;
  if (Told === null) return null;
  return (
    <section className={`container no-print ${styles.strip}`} aria-label="Việc tiếp theo">
      <Told viewer={viewer} onDismiss={() => setClosed(true)} />
    </section>
  );
}

type ToldProps = { viewer: Viewer; onDismiss: () => void };

function FailedLogout({ viewer: { name }, onDismiss }: ToldProps) {
  return (
    <Notice
      tone="bad"
      title="Chưa đăng xuất được"
      live
      onDismiss={onDismiss}
      action={<LogoutForm className={`${buttonStyles.button} ${buttonStyles.outline} ${buttonStyles.m}`} />}
    >
      Bạn vẫn đang đăng nhập với tên {name}. Xin bạn kiểm tra kết nối mạng rồi thử lại.
    </Notice>
  );
}

function AfterSignup({ viewer, onDismiss }: ToldProps) {
  const isProvider = viewer.role === 'professional' || viewer.role === 'place';
  return (
    <Notice
      tone="good"
      title={isProvider ? 'Đã nhận đơn đăng ký của bạn' : 'Tài khoản của bạn đã sẵn sàng'}
      onDismiss={onDismiss}
    >
      <div className={styles.next}>
        {isProvider && <WhileWaiting />}
        {!viewer.is_email_confirmed && viewer.email !== '' && <MailSent email={viewer.email} />}
      </div>
    </Notice>
  );
}

function WhileWaiting() {
  return (
    <>
      <p>Chúng tôi đối chiếu thông tin rồi báo kết quả qua email. Trong lúc chờ, bạn có thể:</p>
      <ul className={styles.list}>
        <li>
          <a href={`${accountPages.overview()}#${APPLICATION_ID}`}>xem và sửa đơn đăng ký</a>,
        </li>
        <li>
          <a href={accountPages.security()}>bật xác thực hai lớp</a> để bảo vệ trang của bạn,
        </li>
        <li>dùng An Tâm như mọi người.</li>
      </ul>
    </>
  );
}

function MailSent({ email }: { email: string }) {
  return (
    <>
      <p>
        Thư xác thực đã gửi tới <strong className={styles.email}>{email}</strong>. Bạn mở liên kết trong thư để xác thực
        email; chưa thấy thư thì xem cả mục thư rác.
      </p>
      <ResendConfirmation label="Gửi lại thư" wait={60} />
    </>
  );
}
