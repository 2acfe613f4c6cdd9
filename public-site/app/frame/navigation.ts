import { Building2, HeartHandshake, LayoutList, type LucideIcon, Stethoscope, Tag } from 'lucide-react';

export type NavigationItem = { to: string; label: string; icon: LucideIcon };

/** The pages that header, side menu and footer lead to. Only what exists is here. */
export const navigation: readonly NavigationItem[] = [
  { to: '/bac-si/', label: 'Bác sĩ', icon: Stethoscope },
  { to: '/co-so-y-te/', label: 'Cơ sở y tế', icon: Building2 },
  { to: '/chuyen-khoa/', label: 'Chuyên khoa', icon: LayoutList },
  { to: '/dich-vu/', label: 'Dịch vụ', icon: Tag },
  { to: '/tuyen-chon/', label: 'Tuyển chọn', icon: HeartHandshake },
];

/** Whether the open page is that of a navigation item, or one below it. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname.startsWith(to);
}
