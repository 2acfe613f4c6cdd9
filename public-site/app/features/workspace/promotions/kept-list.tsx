import type { KeptPromotion } from '@antam/server/features/promotions/contract.ts';
import { SupportContact } from '../../../frame/support-contact.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { formatDate } from '../../../ui/text/format-date.ts';
import { formatNumber } from '../../../ui/text/format-number.ts';
import { PromotionPrice } from '../../promotions/promotion-price.tsx';
import { EndForm } from './end-form.tsx';
import styles from './promotions.module.css';

type Shown = { tone: 'good' | 'warn' | 'neutral' | 'brand'; text: string };

/** What visitors see of it, in a word or two. */
function stateOf({ status, state }: KeptPromotion): Shown {
  if (status === 'pending') return { tone: 'warn', text: 'Đang chờ duyệt' };
  if (status === 'hidden') return { tone: 'warn', text: 'Đã ẩn' };
  if (state === 'ended') return { tone: 'neutral', text: 'Đã kết thúc' };
  return state === 'running' ? { tone: 'good', text: 'Đang diễn ra' } : { tone: 'brand', text: 'Sắp diễn ra' };
}

/** The promotions of a page with how many codes were claimed and redeemed. */
export function KeptList({ promotions, action }: { promotions: readonly KeptPromotion[]; action: string }) {
  if (promotions.length === 0) {
    return (
      <EmptyState drawing="letter" title="Trang này chưa có ưu đãi">
        Ưu đãi có thời hạn giúp người mới biết đến bạn. Để đăng ưu đãi, bạn liên hệ <SupportContact />.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {promotions.map(promotion => {
        const { id, title, absolute_url, status, starts_at, ends_at, can } = promotion;
        const { tone, text } = stateOf(promotion);
        return (
          <Card as="li" key={id} className={styles.item}>
            <div className={styles.head}>
              <h3 className={styles.name}>{status === 'published' ? <a href={absolute_url}>{title}</a> : title}</h3>
              <Badge tone={tone}>{text}</Badge>
            </div>
            <PromotionPrice promotion={promotion} />
            <p className="muted small">
              {formatDate(starts_at)} – {formatDate(ends_at)}
            </p>
            <Counts promotion={promotion} />
            {can.end && <EndForm id={id} title={title} action={action} />}
          </Card>
        );
      })}
    </ul>
  );
}

function Counts({ promotion: { claimed, redeemed, left } }: { promotion: KeptPromotion }) {
  const counts = [
    { name: 'Đã nhận', value: formatNumber(claimed) },
    { name: 'Đã dùng', value: formatNumber(redeemed) },
    { name: 'Còn lại', value: left === null ? 'Không giới hạn' : formatNumber(left) },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
