import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime, renderPiece } from '../testing/render-piece.tsx';
import { ToastProvider } from './toast.tsx';
import { type ToastOptions, useToast } from './toast-context.ts';

let text = 0;
const acted = vi.fn();

function Say({ options }: { options?: ToastOptions }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(`Câu ${++text}`, options)}>
      Nói
    </button>
  );
}

function show(options?: ToastOptions): void {
  renderPiece(
    <ToastProvider>
      <Say {...(options && { options })} />
    </ToastProvider>,
  );
}

const say = () => fireEvent.click(screen.getByRole('button', { name: 'Nói' }));
const region = () => screen.getByRole('region', { name: 'Thông báo' });
const said = () => [...region().querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  text = 0;
  acted.mockClear();
});

describe('short messages', () => {
  it('stand in a polite live region that is there before the first of them', () => {
    show();
    expect(region().getAttribute('aria-live')).toBe('polite');
    expect(said()).toEqual([]);
    say();
    expect(screen.getByRole('status').textContent).toContain('Câu 1');
  });

  it('are alerts when something went wrong', () => {
    show({ tone: 'bad' });
    say();
    expect(screen.getByRole('alert').textContent).toContain('Câu 1');
  });

  it('take no focus', () => {
    show();
    const button = screen.getByRole('button', { name: 'Nói' });
    button.focus();
    say();
    expect(document.activeElement).toBe(button);
  });

  it('disappear after 6 seconds', () => {
    show();
    say();
    passTime(5999);
    expect(said()).toEqual(['Câu 1']);
    passTime(1);
    expect(said()).toEqual([]);
  });

  it('with a button stay 10 seconds, and disappear when it is pressed', () => {
    show({ action: { label: 'Hoàn tác', onAct: acted } });
    say();
    passTime(9999);
    fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    expect(acted).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([]);
    say();
    passTime(10_000);
    expect(said()).toEqual([]);
  });

  it.each([
    ['the pointer', 'pointerEnter', 'pointerLeave'],
    ['the focus', 'focus', 'blur'],
  ] as const)('stay while %s is on them, and their whole time afterwards', (_, enter, leave) => {
    show();
    say();
    fireEvent[enter](screen.getByRole('status'));
    passTime(60_000);
    expect(said()).toEqual(['Câu 1']);
    fireEvent[leave](screen.getByRole('status'));
    passTime(5999);
    expect(said()).toEqual(['Câu 1']);
    passTime(1);
    expect(said()).toEqual([]);
  });

  it('are three at most, the newest last, and each is closed by its button', () => {
    show();
    for (let times = 0; times < 4; times++) say();
    expect(said()).toEqual(['Câu 2', 'Câu 3', 'Câu 4']);
    const [first] = screen.getAllByRole('button', { name: 'Đóng' });
    if (first) fireEvent.click(first);
    expect(said()).toEqual(['Câu 3', 'Câu 4']);
  });
});
