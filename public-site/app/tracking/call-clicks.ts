import type { EventHit } from './hit.ts';

/** Whom a telephone link calls; the number itself is not reported. */
function calledBy(link: HTMLAnchorElement, supportPhone: string): string {
  const number = link.getAttribute('href')?.slice('tel:'.length);
  if (number === '115') return 'emergency';
  return number === supportPhone.replaceAll(' ', '') ? 'support' : 'provider';
}

/** Reports clicks on telephone links. Answers the function that stops it. */
export function watchCalls(supportPhone: string, report: (hit: EventHit) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:"]') : null;
    if (link)
      report({ kind: 'event', category: 'call', action: 'click', label: calledBy(link, supportPhone), value: 1 });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
