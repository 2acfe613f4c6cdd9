import type { PromotionCard } from '@antam/server/features/promotions/contract.ts';
import { expect, it } from 'vitest';
import { renderPiece } from '../../ui/testing/render-piece.tsx';
import { PromotionOwner } from './promotion-owner.tsx';

const record: PromotionCard['record'] = {
  kind: 'professional',
  id: 7,
  name: 'Nguyễn Ánh Ngọc',
  absolute_url: '/bac-si/nguyen-anh-ngoc-7/',
  address: '',
  area: '',
};

it('a promotion of a doctor without a portrait shows the sign of what is promoted, and no letters', () => {
  const { container } = renderPiece(<PromotionOwner promotion={{ record, picture: null, category: 'dental' }} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#smile$/);
});
