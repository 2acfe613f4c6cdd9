import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../loading/viewer.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ViewerNotice } from './viewer-notice.tsx';

const viewer: Viewer = {
  id: 7,
  name: 'Lê Thị Mai',
  email: 'mai@antam.example',
  mobile_phone: null,
  role: 'user',
  is_email_confirmed: false,
  favourites: {},
  notice: 'signup',
};
const show = (changes: Partial<Viewer> = {}) => renderFrame(<ViewerNotice viewer={{ ...viewer, ...changes }} />, '/');
const again = () => screen.queryByRole('button', { name: 'Gửi lại thư' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the notice on the page after a signup', () => {
  it('names the address of the email, and offers another one after a minute', () => {
    show();
    expect(screen.getByText('mai@antam.example')).toBeDefined();
    expect(again()).toBeNull();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(screen.getByText('Gửi lại được sau 30 giây.')).toBeDefined();
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(again()).not.toBeNull();
  });

  it('says to providers what they can do while they wait', () => {
    show({ role: 'place' });
    expect(screen.getByText('Đã nhận đơn đăng ký của bạn')).toBeDefined();
    const link = screen.getByRole('link', { name: 'xem và sửa đơn đăng ký' });
    expect(link.getAttribute('href')).toBe('/tai-khoan/#don-dang-ky');
  });

  it('says nothing of an email to a visitor whose address is confirmed', () => {
    show({ is_email_confirmed: true });
    expect(screen.getByText('Tài khoản của bạn đã sẵn sàng')).toBeDefined();
    expect(screen.queryByText('mai@antam.example')).toBeNull();
  });

  it('can be closed, and is not shown without a reason', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    show({ notice: null });
    show({ notice: 'x' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
