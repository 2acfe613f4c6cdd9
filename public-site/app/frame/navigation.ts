import { articlePages } from '@antam/server/features/articles/pages.ts';
import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { servicePages, specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import type { DrawnIcon } from '../ui/drawn/drawn.ts';

export type NavigationItem = { to: string; label: string; icon: DrawnIcon };

/** The pages that header, side menu and footer lead to. Only what exists is here. */
export const navigation: readonly NavigationItem[] = [
  { to: professionalPages.list(), label: 'Bác sĩ', icon: 'stethoscope' },
  { to: placePages.list(), label: 'Cơ sở y tế', icon: 'building' },
  { to: forumPages.list(), label: 'Hỏi bác sĩ', icon: 'message' },
  { to: specialityPages.list(), label: 'Chuyên khoa', icon: 'list' },
  { to: servicePages.list(), label: 'Dịch vụ', icon: 'briefcase' },
  { to: diseasePages.list(), label: 'Bệnh, thuốc', icon: 'book' },
  { to: promotionPages.list(), label: 'Ưu đãi', icon: 'ticket' },
  { to: articlePages.list(), label: 'Bài viết', icon: 'book' },
  { to: insurancePages.list(), label: 'Bảo hiểm', icon: 'shield' },
  { to: collectionPages.list(), label: 'Tuyển chọn', icon: 'handshake' },
];

/** Whether the open page is that of a navigation item, or one below it. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname.startsWith(to);
}
