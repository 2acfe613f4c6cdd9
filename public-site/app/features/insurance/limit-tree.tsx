import type { Currency, QuotedService } from '@antam/server/features/insurance/contract.ts';
import styles from './benefit.module.css';
import { limitText } from './money.ts';

type LimitTreeProps = { services: readonly QuotedService[]; currency: Currency };

/** What is paid for, up to which limit, with its parts below it. */
export function LimitTree({ services, currency }: LimitTreeProps) {
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
