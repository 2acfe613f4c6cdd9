import type { Currency, QuotedBenefit, QuotedService } from '@antam/server/features/insurance/contract.ts';
import { clsx } from 'clsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import styles from './benefit.module.css';
import { agesText, limitText, personText, premiumText } from './money.ts';

type BenefitItemProps = {
  benefit: QuotedBenefit;
  age: number;
  currency: Currency;
  /** Of an optional benefit: whether it is ticked, and what a tick does. */
  tick?: { checked: boolean; onTick: (checked: boolean) => void };
};

/** A benefit with its premium and limits; greyed, with the ages that it is for, where it does not apply. */
export function BenefitItem({ benefit, age, currency, tick }: BenefitItemProps) {
  const { code, name, premium, services, from_age, to_age } = benefit;
  const ages = `Áp dụng ${agesText(from_age, to_age)}`;
  const hint = premium === null ? `Không áp dụng cho ${personText(age)}. ${ages}.` : `${ages}.`;
  return (
    <li className={clsx(styles.benefit, premium === null && styles.isOut)} data-benefit={code}>
      <div className={styles.head}>
        {tick ? (
          <Checkbox
            className={styles.tick}
            name="benefits"
            value={code}
            checked={tick.checked}
            onChange={event => tick.onTick(event.currentTarget.checked)}
            label={<b>{name}</b>}
            hint={hint}
          />
        ) : (
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.ages}>{hint}</p>
          </div>
        )}
        <p className={styles.premium}>{premium === null ? '–' : premiumText(premium, currency)}</p>
      </div>
      {services.length > 0 && <LimitTree services={services} currency={currency} />}
    </li>
  );
}

type LimitTreeProps = { services: readonly QuotedService[]; currency: Currency };

/** What is paid for, up to which limit, with its parts below it. */
function LimitTree({ services, currency }: LimitTreeProps) {
  return (
    <ul className={styles.limits}>
      {services.map(({ name, limit, children }) => (
        <li key={name}>
          <p className={styles.limit}>
            <span>{name}</span>
            <b>{limitText(limit, currency)}</b>
          </p>
          {children.length > 0 && (
            <ul className={styles.parts}>
              {children.map(part => (
                <li key={part.name} className={styles.limit}>
                  <span>{part.name}</span>
                  <b>{limitText(part.limit, currency)}</b>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
