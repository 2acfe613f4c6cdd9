import type { PromotionList } from '@antam/server/features/promotions/contract.ts';
import type { DetailSection } from '../detail/section.tsx';
import styles from './promotion-card.module.css';
import { PromotionCard } from './promotion-card.tsx';

/** The promotions of a place or a professional as a section of its page; no section where there is none. */
export function promotionSections({ items }: PromotionList): DetailSection[] {
  if (items.length === 0) return [];
  const content = (
    <ul className={styles.grid}>
      {items.map(promotion => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} level={3} isAtHome />
        </li>
      ))}
    </ul>
  );
  return [{ id: 'uu-dai', title: 'Ưu đãi', content }];
}
