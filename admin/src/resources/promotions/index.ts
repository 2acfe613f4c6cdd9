import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { CATEGORIES } from './names.ts';
import { groupsText, momentText, priceText } from './values.ts';

/** What places and professionals offer for a while; what providers write waits here for staff. */
export const promotions: ConsoleResource = {
  name: 'promotions',
  texts: { name: 'Ưu đãi', forcedCaseName: 'ưu đãi' },
  icon: OfferIcon,
  list: lazyPage(() => import('./list.tsx'), 'PromotionList'),
  create: lazyPage(() => import('./create.tsx'), 'PromotionCreate'),
  edit: lazyPage(() => import('./edit.tsx'), 'PromotionEdit'),
  recordRepresentation: 'title',
  options: {
    subject: 'promotion',
    isInDirectory: true,
    fields: {
      title: 'tên ưu đãi',
      category: 'loại ưu đãi',
      old_price: 'giá cũ',
      new_price: 'giá ưu đãi',
      starts_at: 'lúc bắt đầu',
      ends_at: 'lúc kết thúc',
      use_until: 'hạn dùng mã',
      quota: 'số lượt',
      description: 'nội dung',
      terms: 'điều kiện',
      groups: 'các lựa chọn',
      refusal: 'lý do từ chối',
    },
    kinds: {
      category: { choices: CATEGORIES },
      old_price: { text: priceText },
      new_price: { text: priceText },
      starts_at: { text: momentText },
      ends_at: { text: momentText },
      use_until: { text: momentText },
      description: 'html',
      groups: { text: groupsText },
      status: 'status',
    },
  },
};
