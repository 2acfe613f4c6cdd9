import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './control.module.css';

/**
 * The browser's own list of which several can be chosen. With a mouse each press adds or takes an entry, without a key to
 * be held; phones show their own picker.
 */
export function MultiSelect({ className, children, ...rest }: Omit<ComponentProps<'select'>, 'multiple'>) {
  return (
    <select multiple size={6} className={clsx(styles.control, styles.many, className)} onMouseDown={toggle} {...rest}>
      {children}
    </select>
  );
}

function toggle(event: MouseEvent<HTMLSelectElement>): void {
  const { target, currentTarget: select } = event;
  if (!(target instanceof HTMLOptionElement)) return;
  event.preventDefault();
  const { scrollTop } = select;
  target.selected = !target.selected;
  select.focus();
  select.scrollTop = scrollTop;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
