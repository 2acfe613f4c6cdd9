import { CATEGORY_NAMES } from '@antam/server/features/promotions/category-names-contract.ts';
import type { PromotionCard as PromotionCardData } from '@antam/server/features/promotions/contract.ts';
import { CalendarClock, MapPin } from 'lucide-react';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { wholeEnd } from '../../ui/text/whole-parts.ts';
import styles from './promotion-card.module.css';
import { PromotionOwner } from './promotion-owner.tsx';
import { PromotionPrice } from './promotion-price.tsx';

type PromotionCardProps = {
  promotion: PromotionCardData;
  level?: 2 | 3;
  /** On the page of the place or professional, which need not be named again. */
  isAtHome?: boolean;
  eager?: boolean;
};

/** A promotion with its price and its last day; it says that it is advertising. */
export function PromotionCard({ promotion, level = 2, isAtHome = false, eager }: PromotionCardProps) {
  const { title, absolute_url, category, record } = promotion;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" padded={false} interactive className={styles.card}>
      {!isAtHome && <PromotionOwner promotion={promotion} eager={eager} />}
      <div className={styles.body}>
        <p className={styles.kind}>
          <Badge tone="accent">Quảng cáo</Badge>
          {CATEGORY_NAMES[category]}
        </p>
        <Heading className={styles.title}>
          <CardLink to={absolute_url}>{wholeEnd(title)}</CardLink>
        </Heading>
        <PromotionPrice promotion={promotion} />
        {!isAtHome && (
          <p className={styles.fact}>
            <MapPin aria-hidden="true" />
            {record.name}
            {record.area !== '' && `, ${record.area}`}
          </p>
        )}
        <p className={styles.fact}>
          <CalendarClock aria-hidden="true" />
          <Duration promotion={promotion} />
        </p>
      </div>
    </Card>
  );
}

function Duration({ promotion: { state, starts_at, ends_at, left } }: Pick<PromotionCardProps, 'promotion'>) {
  if (state === 'ended') return <span>Đã kết thúc {formatDate(ends_at)}</span>;
  if (left === 0) return <span>Đã hết lượt</span>;
  if (state === 'upcoming') return <span>Bắt đầu {formatDate(starts_at)}</span>;
  return (
    <span>
      Đến {formatDate(ends_at)}
      {left !== null && ` · còn ${left} lượt`}
    </span>
  );
}
