import { Heart } from 'lucide-react';
import { ChipButton } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './acts.module.css';
import { useThanks } from './use-thanks.ts';

type ThankButtonProps = { id: number; thanks: number /** Whose words they are, read aloud. */; of: string };

/** Thanks the author of a post; pressed once it stays in. */
export function ThankButton({ id, thanks, of }: ThankButtonProps) {
  const { thanks: count, isActive, thank } = useThanks(id, thanks);
  return (
    <ChipButton className={styles.thank} selected={isActive} onClick={thank} data-thank={id}>
      <Heart aria-hidden="true" fill={isActive ? 'currentColor' : 'none'} />
      Cảm ơn<span className="visually-hidden"> {of}</span>
      {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
    </ChipButton>
  );
}
