import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Way, Ways } from './ways.tsx';

afterEach(cleanup);

const NEAR: Way = {
  counted: '2 bác sĩ',
  subject: 'Da liễu tại Quận 1 (cũ)',
  without: [],
  to: '/bac-si/?districts=quan-1',
};
const ANYBODY: Way = { counted: '9 bác sĩ', subject: 'Da liễu', without: ['Nữ', '“mai”'], to: '/bac-si/' };

it('each way is a plain link in its order, with what it leaves out', () => {
  render(<Ways ways={[NEAR, ANYBODY]} />);
  const ways = screen.getByRole('navigation', { name: 'Gần nhất với điều bạn tìm' });
  const links = within(ways).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 bác sĩ Da liễu tại Quận 1 (cũ)', '/bac-si/?districts=quan-1'],
    ['9 bác sĩ Da liễu (đã bỏ lọc: Nữ, “mai”)', '/bac-si/'],
  ]);
});

it('the list of ways on shows nothing where nothing is near', () => {
  const { container } = render(<Ways ways={[]} />);
  expect(container.textContent).toBe('');
});
