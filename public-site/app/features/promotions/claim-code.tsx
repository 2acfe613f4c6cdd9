import type { OwnClaim } from '@antam/server/features/promotions/contract.ts';
import { clsx } from 'clsx';
import { formatDate, formatTime } from '../../ui/text/format-date.ts';
import styles from './claim.module.css';
import { priceWords } from './price-words.ts';

/** A claimed code as it is shown to the provider: to be scanned, or read out. */
export function ClaimCode({ claim }: { claim: OwnClaim }) {
  const { code, state, qr_svg } = claim;
  return (
    <div className={styles.code}>
      {qr_svg !== null && (
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt="Mã QR của ưu đãi"
          width={176}
          height={176}
        />
      )}
      <p className={clsx(styles.letters, state !== 'open' && 'struck')}>
        <span className="visually-hidden">Mã ưu đãi: </span>
        {code.slice(0, 5)} {code.slice(5)}
      </p>
      <dl className={styles.facts}>
        {factsOf(claim).map(({ name, value }) => (
          <div key={`${name} ${value}`} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function factsOf({ options, price, use_until, redeemed_at }: OwnClaim) {
  const day = (at: string) => `${formatTime(at)} ${formatDate(at)}`;
  return [
    ...options.map(({ group, option }) => ({ name: group, value: option })),
    { name: 'Giá', value: priceWords(price) },
    redeemed_at === null ? { name: 'Dùng trước', value: day(use_until) } : { name: 'Đã dùng', value: day(redeemed_at) },
  ];
}
