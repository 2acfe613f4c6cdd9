import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../ui/testing/render-piece.tsx';
import { phoneActions } from './phone-actions.tsx';

const position = { lat: 10.7577, long: 106.6595 };
const names = () => screen.getAllByRole('link').map(link => link.textContent);

it('a phone’s bottom bar books first, then says where the number is and leads there', () => {
  renderPiece(<>{phoneActions({ hasSlots: true, hasContact: true, position })}</>);
  expect(names()).toEqual(['Đặt khám', 'Xem số điện thoại', 'Chỉ đường']);
});

it('a phone’s bottom bar has no booking without slots', () => {
  renderPiece(<>{phoneActions({ hasSlots: false, hasContact: true, position })}</>);
  expect(names()).toEqual(['Xem số điện thoại', 'Chỉ đường']);
});

it('a phone’s bottom bar dials a number that the provider shows to everybody', () => {
  renderPiece(
    <>{phoneActions({ hasSlots: false, hasContact: true, publicNumber: '+842436402308', position: null })}</>,
  );
  expect(screen.getByRole('link', { name: 'Gọi' }).getAttribute('href')).toBe('tel:+842436402308');
});

it('a phone has no bottom bar where nothing can be done', () => {
  expect(phoneActions({ hasSlots: false, hasContact: false, position: null })).toBeNull();
});
