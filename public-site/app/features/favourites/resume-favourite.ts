import { pendingFavourite } from '../../memory/pending-favourite.ts';

/** Presses the heart that was pressed before the login, where this page has it; elsewhere the intent goes on waiting. */
export function resumeFavourite(): void {
  const intent = pendingFavourite.read();
  if (!intent) return;
  const heart = document.querySelector(`button[data-favourite="${intent.type}:${intent.id}"]`);
  if (!(heart instanceof HTMLButtonElement)) return;
  pendingFavourite.clear();
  if (heart.getAttribute('aria-pressed') === 'false') heart.click();
}
