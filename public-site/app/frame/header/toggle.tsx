import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import buttons from '../../ui/button/button.module.css';

type ToggleProps = {
  /** Where it leads while there is no script. */
  href: string;
  label: string;
  /** Id of what it shows and hides. */
  controls: string;
  isOn: boolean;
  onToggle: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A button that shows and hides something; a plain link until the script runs. */
export function Toggle({ href, label, controls, isOn, onToggle, className, children }: ToggleProps) {
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would be dead without script.
    <a
      className={clsx(buttons.icon, className)}
      href={href}
      role="button"
      aria-label={label}
      aria-controls={controls}
      aria-expanded={isOn}
      title={label}
      data-jump
      onClick={toggle}
      onKeyDown={event => event.key === ' ' && toggle(event)}
    >
      {children}
    </a>
  );
}
