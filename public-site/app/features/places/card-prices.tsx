import type { PricedService } from '@antam/server/features/taxonomy/contract.ts';
import { Fragment } from 'react';
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
    <dl className={styles.prices} data-card-prices>
      {shown.map(({ name, price }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{price}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The lower end says enough where there is little room. */
function beginning({ price_from: from, price_to: to }: PricedService): string {
  return priceText({ price_from: from, price_to: from === null || from === to ? to : null });
}
