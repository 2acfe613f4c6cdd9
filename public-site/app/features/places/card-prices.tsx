import type { PricedService } from '@antam/server/features/taxonomy/contract.ts';
import styles from './card-prices.module.css';
import { priceText } from './price-text.ts';

type CardPricesProps = { asked: PricedService | null; services: readonly PricedService[] };

/** What services cost there, for the right half of a wide card: the one that was asked for, otherwise the first ones. */
export function CardPrices({ asked, services }: CardPricesProps) {
  const shown = (asked ? [asked] : services)
    .map(service => ({ name: service.name, price: beginning(service) }))
    .filter(({ price }) => price !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.prices} aria-label="Giá dịch vụ" data-card-prices>
      {shown.map(({ name, price }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span> <b>{price}</b>
        </li>
      ))}
    </ul>
  );
}

/** The lower end says enough where there is little room. */
function beginning({ price_from: from, price_to: to }: PricedService): string {
  return priceText({ price_from: from, price_to: from === null || from === to ? to : null });
}
