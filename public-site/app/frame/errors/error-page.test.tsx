import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageError } from '../../loading/page-error.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ErrorPage } from './error-page.tsx';

afterEach(cleanup);

describe('ErrorPage', () => {
  const show = (error: Partial<PageError>) =>
    renderFrame(
      <ErrorPage error={{ kind: 'page-error', status: 500, detail: null, error_id: null, ...error }} />,
      '/bac-si/?page=2',
    );
  const retry = () => screen.queryByRole('link', { name: 'Tải lại trang' });

  it('gives the error id and the support contact for a failure of the site', () => {
    const { container } = show({ error_id: 'E-42' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hệ thống đang gặp trục trặc');
    expect(container.textContent).toContain('E-42');
    expect(screen.getByRole('link', { name: '1900 0115' }).getAttribute('href')).toBe('tel:19000115');
    expect(retry()?.getAttribute('href')).toBe('/bac-si/?page=2');
  });

  it('says that there is no network, and lets the visitor try again', () => {
    show({ status: 0 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Không có kết nối mạng');
    expect(retry()).not.toBeNull();
  });

  it('offers other pages where a page does not exist', () => {
    show({ status: 404, detail: 'Không tìm thấy nội dung bạn cần.' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Không tìm thấy trang');
    expect(retry()).toBeNull();
    expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
  });

  it('repeats the API’s text for a refusal, and has a text of its own for any other failure', () => {
    const { container } = show({ status: 403, detail: 'Chỉ chủ trang mới xem được.' });
    expect(container.textContent).toContain('Chỉ chủ trang mới xem được.');
    cleanup();
    show({ status: 418 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Không mở được trang này');
  });
});
