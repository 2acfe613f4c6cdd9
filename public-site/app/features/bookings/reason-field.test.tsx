import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ReasonField } from './reason-field.tsx';

afterEach(cleanup);

const REASONS = ['Khám lần đầu', 'Tái khám'].map((name, at) => ({
  id: at + 1,
  name,
  minutes: 30,
  price: null,
  note: '',
  questions: [],
}));
const [first] = REASONS;
const field = <ReasonField reasons={REASONS} chosen={first ?? null} onChoose={() => undefined} />;

it('a kind of visit that was chosen beside the days is not asked for again, and can be changed', () => {
  renderFrame(field);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Đổi loại khám' })).toBeDefined();
});

it('a kind of visit can be changed in a form that came back refused without script', () => {
  const rendered = { sentTo: '/dat-kham/', values: { reason: '1' }, status: 409, problem: null };
  renderFrame(field, '/dat-kham/', { rendered });
  expect(screen.getByRole('radio', { name: /Khám lần đầu/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /Tái khám/ })).toHaveProperty('checked', false);
  expect(screen.queryByRole('button')).toBeNull();
});

it('the list of kinds of visits that a button opens has the focus on the one that is chosen', () => {
  renderFrame(field);
  fireEvent.click(screen.getByRole('button', { name: 'Đổi loại khám' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Khám lần đầu/ }));
});
