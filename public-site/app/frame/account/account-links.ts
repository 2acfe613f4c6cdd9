import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { Database, Heart, type LucideIcon, ShieldCheck, User } from 'lucide-react';

/** Where somebody who is logged in goes from the menus. */
export const accountLinks: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: accountPages.overview(), label: 'Tài khoản', icon: User },
  { to: favouritesPage(), label: 'Danh sách ghi nhớ', icon: Heart },
  { to: accountPages.security(), label: 'Bảo mật', icon: ShieldCheck },
  { to: privacyPages.myData(), label: 'Dữ liệu của tôi', icon: Database },
];
