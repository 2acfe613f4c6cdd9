/**
 * Says which style sheets a page has already within the one that was made for its route: the loader of routes fetches a sheet
 * for which it finds no link. A link that is disabled is found, and fetches nothing.
 */
export function nameHeldStyles(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-holds]')) {
    for (const name of sheet.dataset.holds?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.setAttribute('disabled', '');
      link.rel = 'stylesheet';
      link.href = new URL(name, sheet.href).href;
      document.head.append(link);
    }
  }
}
