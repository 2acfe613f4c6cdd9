import { Database, Heart, type LucideIcon, ShieldCheck, User } from 'lucide-react';

/** Where somebody who is logged in goes from the menus. */
export const accountLinks: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/tai-khoan/', label: 'Tài khoản', icon: User },
  { to: '/ghi-nho/', label: 'Danh sách ghi nhớ', icon: Heart },
  { to: '/tai-khoan/bao-mat/', label: 'Bảo mật', icon: ShieldCheck },
  { to: '/tai-khoan/du-lieu/', label: 'Dữ liệu của tôi', icon: Database },
];
