import type { FilterSetting } from '@antam/server/features/listing/contract.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { renderPiece } from '../../ui/testing/render-piece.tsx';
import FilterOverlay from './filter-overlay.tsx';

const option = (slug: string, name: string, count: number) => ({ slug, name, count, checked: false });
const FILTERS: FilterSetting[] = [
  { type: 'specialities', label: 'Chuyên khoa', options: [option('da-lieu', 'Da liễu', 4)] },
  { type: 'bhyt', label: 'Bảo hiểm y tế', options: [option('yes', 'Nhận BHYT', 5)] },
  { type: 'hours', label: 'Giờ mở cửa', options: [] },
];

const close = () => undefined;
const apply = () => screen.getByRole('button', { name: /^Xem/ }).textContent;

it('the filters say at once how many results there are, and count again when a condition is chosen', async () => {
  vi.useFakeTimers();
  const get = vi.spyOn(browserApi, 'get').mockResolvedValue({ count: 2, filters: FILTERS });
  renderPiece(
    <FilterOverlay filters={FILTERS} count={6} endpoint="/api/v1/place/" open onClose={close} onGone={close} />,
  );
  expect(apply()).toBe('Xem 6 kết quả');
  expect(screen.queryByText('Giờ mở cửa')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Nhận BHYT 5' }));
  expect(apply()).toBe('Xem kết quả');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(get).toHaveBeenLastCalledWith('/api/v1/place/', {
    query: { include: 'filters,words', page_size: '1', bhyt: 'yes' },
    signal: expect.any(AbortSignal),
  });
  expect(apply()).toBe('Xem 2 kết quả');
});
