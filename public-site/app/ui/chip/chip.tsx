import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import badge from '../badge/badge.module.css';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './chip.module.css';

type ChipProps = { tone?: 'neutral' | 'brand' | 'accent'; icon?: ReactNode; children: ReactNode };

/** A short fact in a pill. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={clsx(styles.chip, tone === 'neutral' ? styles.neutral : badge[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** A link in the form of a pill; `selected` marks the one whose content is shown. */
export function ChipLink({ selected, className, ...rest }: { selected?: boolean } & LinkProps) {
  return (
    <Link
      className={clsx(styles.chip, styles.action, selected && styles.selected, className)}
      aria-current={selected || undefined}
      {...rest}
    />
  );
}

/** A button in the form of a pill, such as a time slot or a quick filter. */
export function ChipButton({ selected, className, type, ...rest }: { selected?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type={type ?? 'button'}
      className={clsx(styles.chip, styles.action, selected && styles.selected, className)}
      aria-pressed={selected}
      {...rest}
    />
  );
}

type RemovableChipProps = {
  /** The address without this choice. */
  to: LinkProps['to'];
  /** What the link does, such as "Bỏ lọc Nhi khoa". */
  removeLabel: string;
  children: ReactNode;
} & Omit<LinkProps, 'to' | 'children'>;

/** A chosen value; the whole pill is a link that takes the choice away, so it works without script. */
export function RemovableChip({ removeLabel, children, className, ...rest }: RemovableChipProps) {
  return (
    <Link
      className={clsx(styles.chip, styles.action, styles.selected, className)}
      aria-label={removeLabel}
      data-chosen
      {...rest}
    >
      {children}
      <X aria-hidden="true" />
    </Link>
  );
}
