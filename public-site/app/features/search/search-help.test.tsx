import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { SearchHelp } from './search-help.tsx';

it('the help of a search lets crawlers follow to the lists of provinces, not to results of searches', () => {
  renderFrame(<SearchHelp province="" isEmergency={false} />);
  const links = screen.getAllByRole('link').map(link => [link.getAttribute('href'), link.getAttribute('rel')] as const);
  const lists = links.filter(([href]) => href?.startsWith('/co-so-y-te/'));
  const searches = links.filter(([href]) => href?.startsWith('/tim-kiem/'));
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.every(([, rel]) => rel === null)).toBe(true);
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.every(([, rel]) => rel === 'nofollow')).toBe(true);
});
