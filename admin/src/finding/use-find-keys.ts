import { useEffect } from 'react';
import { isElsewhere, useKeysOn } from '../deciding/queue/use-keys.tsx';
import { isBelowDialog } from '../ui/is-below-dialog.ts';

/**
 * Opens by Ctrl+K or ⌘K wherever the focus is, in forms too, where a shortcut of the field goes first; by `/` only where
 * nothing is typed into and staff have not turned single keys off.
 */
export function useFindKeys(open: () => void): void {
  const [areOn] = useKeysOn();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isAsked(event, areOn)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, areOn]);
}

function isAsked(event: KeyboardEvent, areOn: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey) return false;
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k' && !isBelowDialog();
  return !ctrlKey && areOn && key === '/' && !isElsewhere(target);
}
