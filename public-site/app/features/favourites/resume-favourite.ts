import { pendingFavourite } from '../../memory/pending-favourite.ts';

/** Presses the heart that was pressed before the login, where this page has it; elsewhere the wish goes on waiting. */
export function resumeFavourite(): void {
  const wish = pendingFavourite.read();
  if (!wish) return;
  const heart = document.querySelector(`button[data-favourite="${wish.type}:${wish.id}"]`);
  if (!(heart instanceof HTMLButtonElement)) return;
  pendingFavourite.clear();
  if (heart.getAttribute('aria-pressed') === 'false') heart.click();
}
