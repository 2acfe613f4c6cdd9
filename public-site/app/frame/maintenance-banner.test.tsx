import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame, rootData } from '../testing/render-frame.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';

afterEach(cleanup);

const shown = (maintenance: { starts_at: string; text: string } | null) =>
  renderFrame(<MaintenanceBanner />, '/', { root: { ...rootData, settings: { ...rootData.settings, maintenance } } });

it('a planned maintenance stands above the page with its time and the words of the operator', () => {
  shown({ starts_at: '2026-11-28T15:00:00.000Z', text: 'Chúng tôi chuyển sang máy mới.' });
  const banner = screen.getByRole('complementary', { name: 'Bảo trì' });
  expect(banner.textContent).toContain('Bảo trì từ 22h00 ngày 28-11-2026.');
  expect(banner.textContent).toContain('Bạn vẫn đọc được mọi trang');
  expect(banner.textContent).toMatch(/ Chúng tôi chuyển sang máy mới\.$/);
});

it('without a maintenance nothing stands above the page', () => {
  shown(null);
  expect(screen.queryByRole('complementary')).toBeNull();
});
