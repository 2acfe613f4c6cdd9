import type { Letter } from '@antam/server/features/library/contract.ts';
import { ChipLink } from '../../ui/chip/chip.tsx';
import styles from './letter-nav.module.css';

type LetterNavProps = {
  letters: ReadonlyArray<{ letter: Letter; count: number }>;
  chosen: string | null;
  /** The address of a letter of the same list, or of all. */
  hrefFor: (letter: Letter | null) => string;
};

/** The letters under which something stands. */
export function LetterNav({ letters, chosen, hrefFor }: LetterNavProps) {
  if (letters.length === 0) return null;
  return (
    <nav className={styles.letters} aria-label="Theo chữ cái">
      <ChipLink to={hrefFor(null)} selected={chosen === null}>
        Tất cả
      </ChipLink>
      {letters.map(({ letter }) => (
        <ChipLink key={letter} to={hrefFor(letter)} selected={letter === chosen} className={styles.letter}>
          {letter === '#' ? '0–9' : letter}
        </ChipLink>
      ))}
    </nav>
  );
}
