import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { NoThreads } from './no-threads.tsx';

afterEach(cleanup);

const textsOf = () =>
  within(screen.getByRole('navigation', { name: 'Gần nhất với điều bạn tìm' }))
    .getAllByRole('link')
    .map(link => link.textContent);

it('words of a speciality lead to the same words everywhere, and to all of the speciality', () => {
  const relaxed = [
    { count: 2, kept: ['q'], absolute_url: '/hoi-bac-si/?q=ho' },
    { count: 40, kept: ['speciality'], absolute_url: '/hoi-bac-si/?speciality=da-lieu' },
  ];
  renderFrame(<NoThreads choice={{ q: 'ho', speciality: 'da-lieu' }} speciality="Da liễu" relaxed={relaxed} />);
  expect(textsOf()).toEqual(['2 câu hỏi về “ho” của mọi chuyên khoa', '40 câu hỏi Da liễu (đã bỏ lọc: “ho”)']);
});

it('where all are answered, those that wait elsewhere are counted up to a hundred', () => {
  const waiting = { count: 100, kept: ['sort'], absolute_url: '/hoi-bac-si/?sort=unanswered', at_least: true };
  renderFrame(
    <NoThreads choice={{ sort: 'unanswered', speciality: 'da-lieu' }} speciality="Da liễu" relaxed={[waiting]} />,
  );
  expect(textsOf()).toEqual(['Từ 100 câu hỏi chưa có trả lời của mọi chuyên khoa']);
});
