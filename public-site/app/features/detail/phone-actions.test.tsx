import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../ui/testing/render-piece.tsx';
import { phoneActions } from './phone-actions.tsx';

const position = { lat: 10.7577, long: 106.6595 };
const names = () => screen.getAllByRole('link').map(link => link.textContent);

it('a phone’s bottom bar books first, then calls and leads there', () => {
  renderPiece(<>{phoneActions({ hasSlots: true, hasContact: true, position })}</>);
  expect(names()).toEqual(['Đặt khám', 'Gọi', 'Chỉ đường']);
});

it('a phone’s bottom bar has no booking without slots', () => {
  renderPiece(<>{phoneActions({ hasSlots: false, hasContact: true, position })}</>);
  expect(names()).toEqual(['Gọi', 'Chỉ đường']);
});

it('a phone has no bottom bar where nothing can be done', () => {
  expect(phoneActions({ hasSlots: false, hasContact: false, position: null })).toBeNull();
});
