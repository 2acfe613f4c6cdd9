import styles from './whole-end.module.css';

const DATES = /(\d{2}-\d{2}(?:-\d{4})?)/;

/** A text whose dates are not broken at their hyphens: `10h10, Thứ Hai 30-11-2026`. */
export function WholeDates({ text }: { text: string }) {
  // Every second part is what the pattern caught. The parts of one text stay in their places, so those are their keys.
  return text.split(DATES).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={at} className={styles.date}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
