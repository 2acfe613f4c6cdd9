import type { OwnClaim } from '@antam/server/features/promotions/contract.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ClaimCode } from './claim-code.tsx';
import styles from './own-claims.module.css';

const STATES: Readonly<Record<OwnClaim['state'], { tone: 'good' | 'neutral' | 'warn'; text: string }>> = {
  open: { tone: 'good', text: 'Chưa dùng' },
  redeemed: { tone: 'neutral', text: 'Đã dùng' },
  expired: { tone: 'warn', text: 'Đã hết hạn' },
};

/** The codes that the visitor claimed, the last one first. */
export function OwnClaims({ claims }: { claims: readonly OwnClaim[] }) {
  if (claims.length === 0) {
    return (
      <EmptyState
        drawing="letter"
        title="Bạn chưa nhận ưu đãi nào"
        action={<LinkButton to={promotionPages.list()}>Xem các ưu đãi</LinkButton>}
      >
        Mã ưu đãi bạn nhận sẽ nằm ở đây, kèm mã QR để đưa cho nơi khám.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {claims.map(claim => (
        <Card as="li" key={claim.code} className={styles.item}>
          <div className={styles.head}>
            <h2 className={styles.title}>
              <a href={claim.promotion.absolute_url}>{claim.promotion.title}</a>
            </h2>
            <Badge tone={STATES[claim.state].tone}>{STATES[claim.state].text}</Badge>
          </div>
          <p className={styles.where}>
            Tại <a href={claim.record.absolute_url}>{claim.record.name}</a>
          </p>
          <ClaimCode claim={claim} />
        </Card>
      ))}
    </ul>
  );
}
