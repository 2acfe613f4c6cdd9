import type { PromotionCard } from '@antam/server/features/promotions/contract.ts';
import { clsx } from 'clsx';
import { formatVnd } from '../../ui/text/format-number.ts';
import { priceWords } from './price-words.ts';
import styles from './promotion-price.module.css';

type PromotionPriceProps = {
  promotion: Pick<PromotionCard, 'old_price' | 'new_price' | 'discount_percent'>;
  size?: 'm' | 'l';
};

/** The price of a promotion, what it was before, and by how much it was lowered. */
export function PromotionPrice({ promotion, size = 'm' }: PromotionPriceProps) {
  const { old_price, new_price, discount_percent } = promotion;
  return (
    <p className={clsx(styles.price, styles[size])}>
      <span className={styles.now}>
        <span className="visually-hidden">Giá ưu đãi: </span>
        {priceWords(new_price)}
      </span>
      {old_price !== null && discount_percent !== null && (
        <span className={styles.lowered}>
          <s className={styles.before}>
            <span className="visually-hidden">Giá cũ: </span>
            {formatVnd(old_price)}
          </s>
          {new_price > 0 && (
            <span className={styles.percent}>
              <span className="visually-hidden">Giảm: </span>-{discount_percent}%
            </span>
          )}
        </span>
      )}
    </p>
  );
}
