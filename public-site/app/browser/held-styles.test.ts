import { afterEach, expect, it, vi } from 'vitest';
import { nameHeldStyles } from './held-styles.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it('the page leaves a link that fetches nothing for each style sheet that the page’s own one holds', () => {
  const sheet = document.createElement('link');
  sheet.dataset.holds = 'card-x.css place-y.css';
  sheet.href = '/assets/page-place.css';
  document.head.append(sheet);
  const named: HTMLLinkElement[] = [];
  // This window would try to fetch it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    named.push(...nodes.filter(node => node instanceof HTMLLinkElement));
  });
  nameHeldStyles();
  expect(named.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/card-x.css', '/assets/place-y.css']);
  expect(named.map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet']);
  expect(named.every(link => link.hasAttribute('disabled'))).toBe(true);
});
