import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { profileEditPage } from '@antam/server/features/profile-edits/pages.ts';
import { ownReviewsPage } from '@antam/server/features/reviews/pages.ts';
import { clsx } from 'clsx';
import { CalendarDays, Database, Heart, IdCard, KeyRound, MessageSquareText, MonitorSmartphone } from 'lucide-react';
import { Badge } from '../../ui/badge/badge.tsx';
import { cardLook } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { type accountDone, EMAIL_ID } from './account-forms.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-page.tsx';
import { ApplicationNotice } from './application-notice.tsx';
import formStyles from './form/form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

const TILES = [
  { to: bookingPages.own(), icon: CalendarDays, title: 'Lịch hẹn của tôi', text: 'Xem lại, đổi giờ hoặc huỷ' },
  { to: favouritesPage(), icon: Heart, title: 'Danh sách ghi nhớ', text: 'Bác sĩ và cơ sở y tế bạn đã ghi nhớ' },
  { to: ownReviewsPage(), icon: MessageSquareText, title: 'Nhận xét của tôi', text: 'Những gì bạn đã viết' },
  {
    to: accountPages.changePassword(),
    icon: KeyRound,
    title: 'Đổi mật khẩu',
    text: 'Các thiết bị khác sẽ bị đăng xuất',
  },
  {
    to: accountPages.sessions(),
    icon: MonitorSmartphone,
    title: 'Phiên đăng nhập',
    text: 'Những thiết bị đang đăng nhập',
  },
  { to: privacyPages.myData(), icon: Database, title: 'Dữ liệu của tôi', text: 'Tải về hoặc xoá tài khoản' },
] as const;

/** Where professionals edit what everybody reads of them. */
const profileTiles = (pages: AccountAnswer['pages']) =>
  pages
    .filter(({ kind }) => kind === 'professional')
    .map(({ id, name }) => ({
      to: profileEditPage({ id: String(id) }),
      icon: IdCard,
      title: 'Sửa hồ sơ bác sĩ',
      text: name,
    }));

type AccountOverviewProps = { account: AccountAnswer; done: ReturnType<typeof accountDone> };

/** Shows one's own account, with forms to change it. */
export function AccountOverview({ account, done }: AccountOverviewProps) {
  const { deletion_due, application, pages } = account;
  return (
    <>
      {deletion_due !== null && (
        <Notice
          tone="warn"
          title={`Tài khoản sẽ bị xoá ngày ${deletion_due}`}
          action={<a href={privacyPages.myData()}>Giữ lại tài khoản</a>}
        >
          Đến ngày đó bạn vẫn có thể đổi ý.
        </Notice>
      )}
      {application !== null && (
        <ApplicationNotice application={application} pages={pages} isCorrected={done.isCorrected} />
      )}
      <AccountSection title="Thông tin của bạn">
        <ProfileForm account={account} isDone={done.isSaved} />
      </AccountSection>
      {account.email !== '' && (
        <EmailSection email={account.email} isConfirmed={account.is_email_confirmed} isDone={done.isSent} />
      )}
      <ul className={styles.tiles}>
        {[...profileTiles(pages), ...TILES].map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <a href={to} className={clsx(cardLook({ padded: false, interactive: true }), styles.tile)}>
              <Icon size={24} aria-hidden />
              <span>
                <span className={styles.tileTitle}>{title}</span>
                <span className={styles.tileText}>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const SENT = 'Chúng tôi đã gửi một liên kết xác thực mới. Xin bạn kiểm tra hộp thư.';

type EmailSectionProps = { email: string; isConfirmed: boolean; isDone: boolean };

/** The account's email address, and another confirmation email for one that is not confirmed. */
function EmailSection({ email, isConfirmed, isDone }: EmailSectionProps) {
  return (
    <AccountSection
      id={EMAIL_ID}
      title="Email"
      badge={isConfirmed ? <Badge tone="good">Đã xác thực</Badge> : <Badge tone="warn">Chưa xác thực</Badge>}
    >
      <p className={formStyles.strong}>{email}</p>
      {!isConfirmed && (
        <>
          <p>
            Xác thực email để xem số liên hệ, và để chúng tôi chắc rằng thư quan trọng đến đúng bạn. Thư xác thực có thể
            nằm trong mục thư rác.
          </p>
          <ResendConfirmation label="Gửi lại email xác thực" sent={isDone ? SENT : null} />
        </>
      )}
    </AccountSection>
  );
}
