import type { PlanDetail, QuotedBenefit } from '@antam/server/features/insurance/contract.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { Link } from '../../ui/link/link.tsx';
import { agesText, ageText, formatMoney, personText, premiumText } from './money.ts';
import styles from './plan-page.module.css';

const sumOf = (benefits: readonly QuotedBenefit[]) => benefits.reduce((sum, { premium }) => sum + (premium ?? 0), 0);

/** What one person pays a year, and of what it is made. */
export function PlanTotal({ plan }: { plan: Pick<PlanDetail, 'quote' | 'from_age' | 'to_age'> }) {
  const { quote, from_age, to_age } = plan;
  const { total, benefits, age, package: chosen } = quote;
  const { currency } = chosen;
  if (total === null) {
    return (
      <div className={styles.refused} role="status" data-total="none">
        <p>
          <b>Chương trình không nhận {personText(age)}.</b>
        </p>
        <p>
          Không có quyền lợi bắt buộc nào áp dụng ở tuổi này; chương trình dành cho người {agesText(from_age, to_age)}.
        </p>
        <Link className="more-link" to={insurancePages.list()}>
          Xem chương trình khác
        </Link>
      </div>
    );
  }
  const counted = benefits.filter(({ premium, chosen: isChosen }) => isChosen && premium !== null);
  const required = counted.filter(benefit => benefit.required);
  const optional = counted.filter(benefit => !benefit.required);
  return (
    <div className={styles.total} data-total={total}>
      <dl className={styles.sums}>
        <Sum name={`Phí gói ${chosen.name}`} value={formatMoney(chosen.premium, currency)} />
        {required.length > 0 && (
          <Sum name={`Quyền lợi bắt buộc (${required.length})`} value={premiumText(sumOf(required), currency)} />
        )}
        {optional.length > 0 && (
          <Sum name={`Quyền lợi chọn thêm (${optional.length})`} value={premiumText(sumOf(optional), currency)} />
        )}
      </dl>
      <p className={styles.sum} role="status">
        <span>
          Tổng phí một năm <small>{ageText(age)}</small>
        </span>
        <b className={styles.big}>{total === 0 ? 'Miễn phí' : formatMoney(total, currency)}</b>
      </p>
    </div>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.sumRow}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
