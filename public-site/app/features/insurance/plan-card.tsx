import type { PlanCard as PlanCardData } from '@antam/server/features/insurance/contract.ts';
import { Card, CardActions, CardLink } from '../../ui/card/card.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { wholeEnd } from '../../ui/text/whole-parts.ts';
import { agesText, formatMoney } from './money.ts';
import styles from './plan-card.module.css';

type PlanCardProps = {
  plan: PlanCardData;
  /** Whether it is to be compared, and what a tick does. */
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
};

/** A plan in short, with a tick that puts it beside others. */
export function PlanCard({ plan, chosen, onChoose }: PlanCardProps) {
  const { id, name, insurer, summary, absolute_url, least, packages, optional, from_age, to_age } = plan;
  return (
    <Card as="article" interactive active={chosen} className={styles.card}>
      <p className={styles.insurer}>{insurer}</p>
      <h2 className={styles.name}>
        <CardLink to={absolute_url}>{wholeEnd(name)}</CardLink>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.facts}>
        <dt>Độ tuổi</dt>
        <dd>{agesText(from_age, to_age)}</dd>
        <dt>Các gói</dt>
        <dd>{packages.join(', ')}</dd>
        {optional.length > 0 && (
          <>
            <dt>Chọn thêm</dt>
            <dd>{optional.join(', ')}</dd>
          </>
        )}
      </dl>
      <div className={styles.foot}>
        {least && (
          <p className={styles.price}>
            <span className="muted small">Phí một năm</span>
            <b>từ {formatMoney(least.amount, least.currency)}</b>
          </p>
        )}
        <CardActions>
          <Checkbox
            name="compare"
            value={id}
            checked={chosen}
            onChange={event => onChoose(event.currentTarget.checked)}
            label={
              <>
                So sánh<span className="visually-hidden"> {name}</span>
              </>
            }
          />
        </CardActions>
      </div>
    </Card>
  );
}
