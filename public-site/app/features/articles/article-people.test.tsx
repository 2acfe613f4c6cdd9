import type { ArticlePerson } from '@antam/server/features/articles/contract.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ArticlePeople } from './article-people.tsx';

afterEach(cleanup);

const withoutPage = (name: string): ArticlePerson => ({
  name,
  absolute_url: null,
  label: '',
  thumbnail: null,
});
/** Whether the logo of the site stands as the portrait of an author. */
function hasLogo(author: ArticlePerson): boolean {
  const { container } = render(<ArticlePeople article={{ author, reviewer: null }} />);
  screen.getByText(author.name);
  return container.querySelector('img[src="/favicon.svg"]') !== null;
}

it.each(['Ban biên tập An Tâm', 'An Tâm'])('an article by “%s” shows the logo of the site as the portrait', name => {
  expect(hasLogo(withoutPage(name))).toBe(true);
});

it('an author who is called An Tâm and has no page is shown by the initials of the name', () => {
  expect(hasLogo(withoutPage('Nguyễn An Tâm'))).toBe(false);
});

it('an author who has a page is shown as that page shows the author', () => {
  expect(hasLogo({ ...withoutPage('An Tâm'), absolute_url: '/bac-si/an-tam/' })).toBe(false);
});
