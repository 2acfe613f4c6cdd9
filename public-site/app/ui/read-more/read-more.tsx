import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { graphemes } from '../text/truncate.ts';
import styles from './read-more.module.css';
import { Toggle } from './toggle.tsx';

/** A text is only shortened when that hides more than this many characters. */
const worthHiding = 100;

/** The two parts of a long text, or null when it is short enough to be shown whole. Lengths in characters. */
export function splitLongText(text: string, cut: number): { shown: string; rest: string } | null {
  const letters = graphemes(text);
  if (letters.length <= cut + worthHiding) return null;
  // A space at the cut goes to the hidden part: the ellipsis stands close to the last word.
  const shown = letters.slice(0, cut).join('').trimEnd();
  return { shown, rest: letters.join('').slice(shown.length) };
}

type ReadMoreProps = {
  /** Plain text; line breaks are kept. */
  text: string;
  /** Characters shown at first, 400 by default. */
  contentLength?: number;
  className?: string;
};

/** A text cut after so many characters, with a button for the rest. Without script the whole text shows. */
export function ReadMore({ text, contentLength = 400, className }: ReadMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const parts = splitLongText(text, contentLength);
  const attributes = { 'content-length': contentLength };
  if (!parts) {
    return (
      <p className={clsx(styles.text, className)} {...attributes}>
        {text}
      </p>
    );
  }
  return (
    <div className={className} {...attributes}>
      <p className={styles.text} id={id}>
        <span>{parts.shown}</span>
        {!open && <span className={styles.ellipsis}>…</span>}
        <span className={clsx(open ? styles.appear : styles.folded)}>{parts.rest}</span>
      </p>
      <Toggle open={open} onToggle={() => setOpen(!open)} controls={id} />
    </div>
  );
}
