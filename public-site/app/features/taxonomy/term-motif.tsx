import { TermIcon } from './term-icon.tsx';
import styles from './term-motif.module.css';

/** A drawn ground with the sign of a subject, where there is no picture; it says nothing that the words do not. */
export function TermMotif({ slug, ratio }: { slug: string; ratio: string }) {
  return (
    <div className={styles.motif} style={{ aspectRatio: ratio }} data-motif={motifOf(slug)} aria-hidden="true">
      <span className={styles.sign}>
        <TermIcon slug={slug} />
      </span>
    </div>
  );
}

const MOTIFS = 4;

/** One of some drawings, always the same for a subject. */
const motifOf = (slug: string): number => [...slug].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % MOTIFS;
