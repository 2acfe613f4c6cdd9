import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { workspacePages } from '@antam/server/features/providers/pages.ts';
import {
  BriefcaseMedical,
  CalendarDays,
  Database,
  Heart,
  type LucideIcon,
  MessageCircleQuestionMark,
  ShieldCheck,
  User,
} from 'lucide-react';
import type { Viewer } from '../../loading/viewer.ts';

type AccountLink = { to: string; label: string; icon: LucideIcon };

const LINKS: readonly AccountLink[] = [
  { to: accountPages.overview(), label: 'Tài khoản', icon: User },
  { to: bookingPages.own(), label: 'Lịch hẹn của tôi', icon: CalendarDays },
  { to: forumPages.own(), label: 'Hỏi đáp của tôi', icon: MessageCircleQuestionMark },
  { to: favouritesPage(), label: 'Danh sách ghi nhớ', icon: Heart },
  { to: accountPages.security(), label: 'Bảo mật', icon: ShieldCheck },
  { to: privacyPages.myData(), label: 'Dữ liệu của tôi', icon: Database },
];

const WORKSPACE: AccountLink = { to: workspacePages.choose(), label: 'Trang quản lý', icon: BriefcaseMedical };

/** Where a visitor who is logged in goes from the menus; those who provide care first to what they manage. */
export const accountLinks = ({ role }: Pick<Viewer, 'role'>): readonly AccountLink[] =>
  role === 'professional' || role === 'place' ? [WORKSPACE, ...LINKS] : LINKS;
