import { Fragment } from 'react';
import styles from './whole-end.module.css';

/** Longer parts may be broken: they would leave half a line empty. */
const MOST_SYLLABLES = 4;

/** An address whose short parts, such as the names of streets and provinces, each stay on one line. */
export function WholeAddress({ text }: { text: string }) {
  const parts = text.split(', ');
  return parts.map((part, at) => {
    const shown = at < parts.length - 1 ? `${part},` : part;
    const isShort = part.split(/\s/).length <= MOST_SYLLABLES;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their places.
      <Fragment key={at}>
        {at > 0 && ' '}
        {isShort ? <span className={styles.end}>{shown}</span> : shown}
      </Fragment>
    );
  });
}
