import type { SiteSettings } from '@antam/server/features/site/contract.ts';
import type { StoredItem } from '../../memory/storage-registry.ts';

/** Cookies of the analytics services that the operator has configured. Matomo is used without any. */
export function foreignCookies({ ga4_id }: SiteSettings['analytics']): StoredItem[] {
  if (ga4_id === null) return [];
  const purpose = 'Mã ngẫu nhiên để ghi cách bạn dùng trang. Chỉ có khi bạn đồng ý, xoá khi bạn rút lại.';
  return ['_ga', `_ga_${ga4_id.replace(/^G-/, '')}`].map(name => ({
    name,
    where: 'cookie',
    life: 180,
    purpose,
    isNecessary: false,
    setBy: 'Google Analytics',
  }));
}
