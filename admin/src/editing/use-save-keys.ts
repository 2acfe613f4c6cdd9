import { useEffect } from 'react';
import { isBelowDialog } from '../ui/is-below-dialog.ts';
import { pressSave } from './press-save.ts';

/** While the form is open, Ctrl+S (Cmd+S) saves it instead of the page; not below a dialog, which has to be answered. */
export function useSaveKeys(formId: string): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave) return;
      event.preventDefault();
      if (!isBelowDialog() && !event.repeat) pressSave(formId);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [formId]);
}
