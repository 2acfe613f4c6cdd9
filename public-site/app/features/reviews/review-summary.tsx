import type { ReviewSummary as Summary } from '@antam/server/features/reviews/contract.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import { formatNumber, formatScore } from '../../ui/text/format-number.ts';
import { ASPECT_NAMES, ASPECTS } from './review-words.ts';
import styles from './summary.module.css';

/** The score, how many gave how many stars, and what they thought of each aspect. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { score, ratings, reviews, distribution, aspects } = summary;
  const rated = ASPECTS.flatMap(aspect => {
    const mean = aspects[aspect];
    return mean === null ? [] : [{ aspect, mean }];
  });
  return (
    <div className={styles.summary}>
      <div className={styles.total}>
        {score !== null && (
          <>
            <p className={styles.score} aria-hidden="true">
              {formatScore(score)}
            </p>
            <Stars score={score} count={ratings} size={20} />
          </>
        )}
        <p className="muted small">
          {score !== null && <span className={styles.count}>{formatNumber(ratings)} đánh giá</span>}
          <span className={styles.count}>{formatNumber(reviews)} nhận xét</span>
        </p>
      </div>
      {ratings > 0 && (
        <ul className={styles.bars} aria-label="Số đánh giá theo sao">
          {distribution
            .map((count, at) => ({ stars: at + 1, count }))
            .toReversed()
            .map(({ stars, count }) => (
              <li key={stars} className={styles.row}>
                {`${stars} sao`}
                <Bar share={count / ratings} inWords={`${formatNumber(count)} đánh giá`} />
                <span className={styles.number} aria-hidden="true">
                  {formatNumber(count)}
                </span>
              </li>
            ))}
        </ul>
      )}
      {rated.length > 0 && (
        <ul className={styles.bars} aria-label="Điểm từng mặt">
          {rated.map(({ aspect, mean }) => (
            <li key={aspect} className={`${styles.row} ${styles.aspect}`}>
              {ASPECT_NAMES[aspect]}
              <Bar share={mean / 5} inWords={`${formatScore(mean)} trên 5`} />
              <span className={styles.number} aria-hidden="true">
                {formatScore(mean)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type BarProps = {
  /** Of the whole, 0–1; the bar is filled by exactly so much. */
  share: number;
  /** The number that the bar shows, and what it counts. */
  inWords: string;
};

/** A bar as the picture of a number, which stands beside it for those who see it. */
function Bar({ share, inWords }: BarProps) {
  const filled = `${Math.round(share * 10_000) / 100}%`;
  return (
    <span
      className={styles.bar}
      role="img"
      aria-label={inWords}
      style={{ backgroundSize: `${filled} 100%` }}
      data-bar
    />
  );
}
