import styles from './whole-end.module.css';

/** A title whose last two words stay together, so that no line holds a single short word. */
export function WholeEnd({ text }: { text: string }) {
  const words = text.split(' ');
  if (words.length < 4) return text;
  return (
    <>
      {`${words.slice(0, -2).join(' ')} `}
      <span className={styles.end}>{words.slice(-2).join(' ')}</span>
    </>
  );
}
