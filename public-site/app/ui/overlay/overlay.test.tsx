import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime, renderPiece } from '../testing/render-piece.tsx';
import { AlertOverlay, ConfirmOverlay } from './message-overlay.tsx';
import { onceFaded } from './once-faded.ts';
import { Overlay } from './overlay.tsx';
import { overlayFits } from './overlay-fits.ts';
import { overlayMark } from './overlay-history.ts';
import { overlayFade } from './use-overlay.ts';

function Example({ address }: { address?: string }) {
  const [open, setOpen] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <button type="button" onClick={() => setSecond(true)}>
        Mở riêng hai
      </button>
      <Overlay open={open} onClose={() => setOpen(false)} title="Một" address={address}>
        <button type="button" onClick={() => setSecond(true)}>
          Mở hai
        </button>
      </Overlay>
      <AlertOverlay open={second} onClose={() => setSecond(false)} title="Hai">
        Nội dung
      </AlertOverlay>
    </>
  );
}

/** The test browser keeps one history entry; these stand in for its stack. */
let entries: { state: unknown; url: string }[];
const top = () => entries.at(-1) ?? { state: null, url: '/' };

function goBack(): void {
  entries.pop();
  window.dispatchEvent(new PopStateEvent('popstate', { state: top().state }));
}

beforeEach(() => {
  vi.useFakeTimers();
  entries = [{ state: { idx: 0 }, url: '/bac-si/' }];
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => top().state);
  vi.spyOn(window.history, 'pushState').mockImplementation(
    (state, _title, url) => void entries.push({ state, url: String(url) }),
  );
  vi.spyOn(window.history, 'replaceState').mockImplementation((state, _title, url) => {
    entries.splice(-1, 1, { state, url: String(url) });
  });
  vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(goBack));
});

afterEach(() => {
  document.body.className = '';
  // A test may end before a step back that was asked for.
  delete document.documentElement.dataset.overlayLeaving;
});

const open = () => fireEvent.click(screen.getByText('Mở'));
const dialog = (name = 'Một') => screen.queryByRole('dialog', { name });
const wait = passTime;
const marked = () => document.body.classList.contains('showing-overlay');

describe('Overlay', () => {
  it('[AUTH-12] closes by its close button', () => {
    renderPiece(<Example />);
    expect(dialog()).toBeNull();
    open();
    expect(dialog()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    wait(300);
    expect(dialog()).toBeNull();
  });

  it('[AUTH-14] closes by a press on the backdrop, not on its content', () => {
    renderPiece(<Example />);
    open();
    fireEvent.click(screen.getByText('Mở hai'));
    wait(300);
    expect(dialog()).not.toBeNull();
    fireEvent.click(screen.getByRole('dialog', { name: 'Một' }));
    wait(300);
    expect(dialog()).toBeNull();
  });

  it('[AUTH-15] closes by Escape', () => {
    renderPiece(<Example />);
    open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
    wait(300);
    expect(dialog()).toBeNull();
  });

  it('[AUTH-16] closes by going back, without a navigation of the page below', () => {
    renderPiece(<Example />);
    open();
    const heard = vi.fn();
    window.addEventListener('popstate', heard);
    act(goBack);
    window.removeEventListener('popstate', heard);
    wait(300);
    expect(dialog()).toBeNull();
    expect(entries).toEqual([{ state: { idx: 0 }, url: '/bac-si/' }]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('[CONST-01] [CONST-04] [AUTH-17] fades for 200 ms and is then removed', () => {
    renderPiece(<Example />);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    wait(199);
    expect(dialog()).not.toBeNull();
    wait(1);
    expect(dialog()).toBeNull();
  });

  it('[AUTH-18] shows its address while it is open and removes its history entry on closing', () => {
    renderPiece(<Example address="/dang-nhap" />);
    open();
    expect(entries.map(entry => entry.url)).toEqual(['/bac-si/', '/dang-nhap']);
    expect(overlayMark(top().state)?.returnTo).toBe(window.location.pathname + window.location.search);
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    wait(300);
    expect(entries.map(entry => entry.url)).toEqual(['/bac-si/']);
  });

  it('stays open where one before it is only just going back over its own history entry', () => {
    renderPiece(<Example />);
    open();
    const back = vi.mocked(window.history.back).mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    wait(1);
    expect(back).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Mở riêng hai'));
    act(goBack);
    wait(300);
    expect([dialog(), dialog('Hai')]).toEqual([null, expect.anything()]);
    expect(entries).toHaveLength(2);
    act(goBack);
    wait(300);
    expect(dialog('Hai')).toBeNull();
    expect(entries).toHaveLength(1);
  });

  it('[AUTH-19] [AUTH-20] marks the body as long as one is open', () => {
    renderPiece(<Example />);
    expect(marked()).toBe(false);
    open();
    fireEvent.click(screen.getByText('Mở hai'));
    expect(marked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    wait(300);
    expect([dialog('Hai'), dialog('Một') !== null, marked()]).toEqual([null, true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    wait(300);
    expect(marked()).toBe(false);
  });

  it('gives the focus back to what opened it', () => {
    renderPiece(<Example />);
    screen.getByText('Mở').focus();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    wait(300);
    expect(document.activeElement).toBe(screen.getByText('Mở'));
  });
});

describe('the focus of an overlay', () => {
  it('starts in the first field of its form, behind choices that are not made', () => {
    renderPiece(
      <Overlay open onClose={() => undefined} title="Đăng ký">
        <form>
          <input type="hidden" name="next" />
          <input type="radio" name="type" aria-label="Bác sĩ" />
          <input name="email" aria-label="Email" />
          <input name="phone" aria-label="Số điện thoại" />
        </form>
      </Overlay>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });
});

describe('message overlays', () => {
  it('[AUTH-13] an alert closes by OK', () => {
    const close = vi.fn();
    renderPiece(
      <AlertOverlay open onClose={close} title="Lỗi">
        Xin thử lại
      </AlertOverlay>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('an alert that is closed leaves the focus to what is run once it has faded', () => {
    function Refused() {
      const [open, setOpen] = useState(true);
      const box = useRef<HTMLInputElement>(null);
      const close = () => {
        setOpen(false);
        onceFaded(() => box.current?.focus());
      };
      return (
        <>
          <input ref={box} aria-label="Email" />
          <AlertOverlay open={open} onClose={close} title="Lỗi">
            Xin thử lại
          </AlertOverlay>
        </>
      );
    }
    renderPiece(<Refused />);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    wait(overlayFade);
    expect(document.activeElement).not.toBe(screen.getByLabelText('Email'));
    wait(200);
    expect([dialog('Lỗi'), document.activeElement]).toEqual([null, screen.getByLabelText('Email')]);
  });

  it('a question runs its action only by the confirming button', () => {
    const [close, confirm] = [vi.fn(), vi.fn()];
    renderPiece(
      <ConfirmOverlay open onClose={close} onConfirm={confirm} title="Xoá ảnh" confirmLabel="Xoá">
        Bạn có chắc?
      </ConfirmOverlay>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
    expect([close.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Xoá' }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('overlayFits', () => {
  it.each([
    [800, true],
    [799, false],
  ])('in a window %d px high: %s', (height, fits) => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
    expect(overlayFits()).toBe(fits);
  });
});
