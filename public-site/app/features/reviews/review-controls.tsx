import type { ReviewSummary } from '@antam/server/features/reviews/contract.ts';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import type { AddressChange } from '../listing/list-address.ts';
import type { ReviewChoice } from './review-address.ts';
import { SORT_NAMES, SORTS } from './review-words.ts';
import styles from './reviews.module.css';

type ReviewControlsProps = {
  summary: ReviewSummary;
  choice: ReviewChoice;
  /** How many reviews fit the choice. */
  count: number;
  addressOf: (change: AddressChange) => string;
};

/** Filters that would show something, and the order: links, so that they work without script. */
export function ReviewControls({ summary, choice, count, addressOf }: ReviewControlsProps) {
  const given = summary.distribution.map((number, at) => ({ stars: at + 1, number })).toReversed();
  // A filter that is set is offered even where nothing fits it, to take it back.
  const filters = given.filter(({ stars, number }) => number > 0 || stars === choice.stars);
  const hasVerified = summary.verified > 0 || choice.verified;
  const isNarrowed = choice.stars !== null || choice.verified;
  return (
    <div className={`${styles.controls} no-print`}>
      {(filters.length > 0 || hasVerified) && (
        <nav className={styles.chips} aria-label="Lọc nhận xét">
          <ChipLink to={addressOf({ stars: null, verified: null })} selected={!isNarrowed} preventScrollReset>
            Tất cả
          </ChipLink>
          {hasVerified && (
            <ChipLink
              to={addressOf({ verified: choice.verified ? null : '1' })}
              selected={choice.verified}
              preventScrollReset
            >
              Đã khám ({formatNumber(summary.verified)})
            </ChipLink>
          )}
          {filters.map(({ stars, number }) => (
            <ChipLink
              key={stars}
              to={addressOf({ stars: stars === choice.stars ? null : String(stars) })}
              selected={stars === choice.stars}
              preventScrollReset
            >
              {stars} sao ({formatNumber(number)})
            </ChipLink>
          ))}
        </nav>
      )}
      {count > 1 && (
        <nav className={styles.orders} aria-label="Thứ tự nhận xét">
          {SORTS.map(sort => (
            <a
              key={sort}
              className={styles.order}
              href={addressOf({ sort: sort === 'newest' ? null : sort })}
              aria-current={sort === choice.sort || undefined}
              data-keep-scroll
            >
              {SORT_NAMES[sort]}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
