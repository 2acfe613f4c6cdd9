import type { PromotionCard } from '@antam/server/features/promotions/contract.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { priceWords } from '../promotions/price-words.ts';
import styles from '../promotions/promotion-card.module.css';
import { PromotionOwner } from '../promotions/promotion-owner.tsx';

/** A running promotion in short, as the home page may weigh little; it says that it is advertising. */
export function HomeOffer({ promotion }: { promotion: PromotionCard }) {
  const { title, absolute_url, record, new_price, ends_at } = promotion;
  return (
    <Card as="article" padded={false} interactive className={styles.card}>
      <PromotionOwner promotion={promotion} />
      <div className={styles.body}>
        <p className={styles.kind}>
          <Badge tone="accent">Quảng cáo</Badge>
          {record.name}
        </p>
        <h3 className={styles.title}>
          <CardLink to={absolute_url}>{title}</CardLink>
        </h3>
        <p>
          <b>{priceWords(new_price)}</b>, đến {formatDate(ends_at)}
        </p>
      </div>
    </Card>
  );
}
