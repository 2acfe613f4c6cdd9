import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { relativesPage } from '@antam/server/features/relatives/pages.ts';
import { ownReviewsPage } from '@antam/server/features/reviews/pages.ts';
import {
  BriefcaseMedical,
  CalendarDays,
  Database,
  Heart,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareText,
  MonitorSmartphone,
  ShieldCheck,
  TicketPercent,
  User,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LogoutForm } from '../../frame/account/logout-form.tsx';
import { useRootData } from '../../loading/root-data.ts';
import { useOpenInView } from '../../ui/scroll/use-open-in-view.ts';
import styles from './account-page.module.css';

const LINKS: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: accountPages.overview(), label: 'Tổng quan', icon: User },
  { to: bookingPages.own(), label: 'Lịch hẹn của tôi', icon: CalendarDays },
  { to: relativesPage(), label: 'Người thân', icon: Users },
  { to: favouritesPage(), label: 'Danh sách ghi nhớ', icon: Heart },
  { to: forumPages.own(), label: 'Hỏi đáp của tôi', icon: MessageCircleQuestionMark },
  { to: ownReviewsPage(), label: 'Nhận xét của tôi', icon: MessageSquareText },
  { to: promotionPages.own(), label: 'Ưu đãi của tôi', icon: TicketPercent },
  { to: accountPages.changePassword(), label: 'Đổi mật khẩu', icon: KeyRound },
  { to: accountPages.sessions(), label: 'Phiên đăng nhập', icon: MonitorSmartphone },
  { to: accountPages.security(), label: 'Bảo mật', icon: ShieldCheck },
  { to: privacyPages.myData(), label: 'Dữ liệu của tôi', icon: Database },
];

const MANAGE = { to: workspacePages.choose(), label: 'Trang quản lý', icon: BriefcaseMedical };

/** A page of the visitor's account: its menu beside it, on phones a row above it. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  const role = useRootData()?.viewer?.role;
  const isProvider = role === 'professional' || role === 'place';
  const links = useOpenInView<HTMLUListElement>(pathname);
  return (
    <div className={`container ${styles.page}`}>
      <nav className={styles.nav} aria-label="Tài khoản">
        <ul ref={links} className={styles.links}>
          {[...LINKS, ...(isProvider ? [MANAGE] : [])].map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <a href={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
                <Icon size={20} aria-hidden />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.logout}>
          <LogoutForm className={styles.link} />
        </div>
      </nav>
      <div className={styles.content}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}

type AccountSectionProps = { id?: string; title: string; badge?: ReactNode; children: ReactNode };

/** One section of an account page. */
export function AccountSection({ id, title, badge, children }: AccountSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.heading}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  );
}
