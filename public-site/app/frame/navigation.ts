import { articlePages } from '@antam/server/features/articles/pages.ts';
import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { servicePages, specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import {
  BookOpenText,
  BriefcaseMedical,
  Building2,
  HeartHandshake,
  LayoutList,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
  Stethoscope,
  TicketPercent,
} from 'lucide-react';

export type NavigationItem = { to: string; label: string; icon: LucideIcon };

/** The pages that header, side menu and footer lead to. Only what exists is here. */
export const navigation: readonly NavigationItem[] = [
  { to: professionalPages.list(), label: 'Bác sĩ', icon: Stethoscope },
  { to: placePages.list(), label: 'Cơ sở y tế', icon: Building2 },
  { to: forumPages.list(), label: 'Hỏi bác sĩ', icon: MessageCircle },
  { to: specialityPages.list(), label: 'Chuyên khoa', icon: LayoutList },
  { to: servicePages.list(), label: 'Dịch vụ', icon: BriefcaseMedical },
  { to: diseasePages.list(), label: 'Bệnh, thuốc', icon: BookOpenText },
  { to: promotionPages.list(), label: 'Ưu đãi', icon: TicketPercent },
  { to: articlePages.list(), label: 'Bài viết', icon: BookOpenText },
  { to: insurancePages.list(), label: 'Bảo hiểm', icon: ShieldCheck },
  { to: collectionPages.list(), label: 'Tuyển chọn', icon: HeartHandshake },
];

/** Whether the open page is that of a navigation item, or one below it. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname.startsWith(to);
}
