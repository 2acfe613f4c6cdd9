import type { PricedService } from '@antam/server/features/taxonomy/contract.ts';
import styles from './card-prices.module.css';
import { priceText } from './price-text.ts';

/**
 * On a card of a list that was asked for a service: what that service costs there; nothing where it is not known. Wide cards say it
 * at their end (`CardPrices`).
 */
export function AskedPrice({ service }: { service: PricedService | null }) {
  const price = service && priceText(service);
  return (
    price && (
      <p className={styles.asked}>
        <span className="muted">{service.name}:</span> <b>{price}</b>
      </p>
    )
  );
}
