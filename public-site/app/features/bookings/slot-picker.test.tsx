import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { SLOT_TAKEN_TEXT } from './booking-texts.ts';
import type { PickDay } from './pick-days.ts';
import { SlotPicker } from './slot-picker.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const at = (day: number, time: string) => `2026-11-${day}T${time}:00+07:00`;
/** A week from Monday 23 November on; nothing is free on its first day. */
const WEEK: PickDay[] = [23, 24, 25, 26, 27, 28, 29].map(day => ({ date: `2026-11-${day}`, slots: [] }));
const DAYS: PickDay[] = WEEK.map((day, index) => {
  if (index === 0) return { ...day, slots: [{ start: at(23, '08:00'), state: 'past' }] };
  if (index !== 2) return day;
  return {
    ...day,
    slots: [
      { start: at(25, '08:30'), state: 'open' },
      { start: at(25, '09:00'), state: 'full' },
      { start: at(25, '13:30'), state: 'open' },
      { start: at(25, '18:00'), state: 'open' },
    ],
  };
});

const show = (onChoose?: (start: string) => void) =>
  render(
    <ToastProvider>
      <SlotPicker days={DAYS} addressOf={start => `/dat-kham/?start=${start}`} {...(onChoose && { onChoose })} />
    </ToastProvider>,
  );
const tabs = () => screen.getAllByRole('tab');

describe('the slot picker', () => {
  it('[BOOK-38] [BOOK-39] [BOOK-40] names each day with its date', () => {
    show();
    const names = tabs().map(tab =>
      [...tab.querySelectorAll('span')].slice(0, 2).map(({ textContent }) => textContent),
    );
    expect(names).toEqual([
      ['Thứ Hai', '23-11'],
      ['Thứ Ba', '24-11'],
      ['Thứ Tư', '25-11'],
      ['Thứ Năm', '26-11'],
      ['Thứ Sáu', '27-11'],
      ['Thứ Bảy', '28-11'],
      ['Chủ Nhật', '29-11'],
    ]);
  });

  it('[BOOK-37] opens the first day with a free slot, by part of the day', () => {
    show();
    const panel = screen.getByRole('tabpanel', { name: /Thứ Tư/ });
    expect(within(panel).getByRole('heading', { name: 'Thứ Tư 25-11' })).toBeTruthy();
    expect(
      within(panel)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Sáng', 'Chiều', 'Tối']);
    const open = within(panel).getByRole('link', { name: '08h30' });
    expect(open.getAttribute('href')).toBe(`/dat-kham/?start=${at(25, '08:30')}`);
  });

  it('[BOOK-07] [BOOK-08] [ERR-18] a full slot can be reached, is not chosen, and says that it is full', () => {
    const onChoose = vi.fn();
    show(onChoose);
    const full = screen.getByRole('link', { name: '09h00 kín chỗ' });
    expect([full.getAttribute('aria-disabled'), full.tabIndex]).toEqual(['true', 0]);
    expect(fireEvent.click(full)).toBe(false);
    expect(within(screen.getByLabelText('Thông báo')).getByText(SLOT_TAKEN_TEXT)).toBeTruthy();
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: '13h30' }));
    expect(onChoose.mock.calls).toEqual([[at(25, '13:30')]]);
  });

  it('[BOOK-06] a past slot is marked and leads nowhere; the next free day is one press away', () => {
    show();
    fireEvent.click(tabs()[0] as HTMLElement);
    const past = screen.getByText('08h00');
    expect([past.dataset.state, past.textContent, past.closest('a')]).toEqual(['past', 'Đã qua: 08h00', null]);
    fireEvent.click(screen.getByRole('button', { name: /Thứ Tư 25-11/ }));
    expect(tabs()[2]?.getAttribute('aria-selected')).toBe('true');
  });

  it('shows the time of the visit that is moved as the visitor’s own, which cannot be chosen', () => {
    render(
      <ToastProvider>
        <SlotPicker days={DAYS} addressOf={() => '/dat-kham/'} own={at(25, '09:00')} />
      </ToastProvider>,
    );
    const own = screen.getByText('Giờ hiện tại của bạn').parentElement;
    expect([own?.dataset.state, own?.textContent, own?.closest('a')]).toEqual([
      'own',
      '09h00 Giờ hiện tại của bạn',
      null,
    ]);
    expect(screen.queryByText('kín chỗ')).toBeNull();
  });

  it('leaves clicks that ask for another tab to the browser', () => {
    const onChoose = vi.fn<(start: string) => void>();
    show(onChoose);
    const open = screen.getByRole('link', { name: '13h30' });
    expect(fireEvent.click(open, { ctrlKey: true })).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('is browsed by keyboard', () => {
    show();
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });
    const open = () => tabs().findIndex(tab => tab.getAttribute('aria-selected') === 'true');
    press('ArrowRight');
    expect([open(), document.activeElement]).toEqual([3, tabs()[3]]);
    press('End');
    press('ArrowRight');
    expect(open()).toBe(6);
    press('Home');
    expect([open(), tabs().map(({ tabIndex }) => tabIndex)]).toEqual([0, [0, -1, -1, -1, -1, -1, -1]]);
  });

  it('opens the day that was tapped before the script ran, which is the address’s target', () => {
    window.history.replaceState(null, '', '/#ngay-2026-11-27');
    show();
    const isOpen = (at: number) => tabs()[at]?.getAttribute('aria-selected');
    expect([isOpen(2), isOpen(4)]).toEqual(['false', 'true']);
    expect(document.querySelector('[data-slot-picker]')?.hasAttribute('data-live')).toBe(true);
    fireEvent.click(tabs()[2] as HTMLElement);
    expect(window.location.hash).toBe('#ngay-2026-11-25');
  });

  it('opens the day of a slot that was asked for, though it is taken and another day is free before', () => {
    render(
      <ToastProvider>
        <SlotPicker days={DAYS} addressOf={() => '/dat-kham/'} chosen={at(28, '09:00')} />
      </ToastProvider>,
    );
    expect(tabs()[5]?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('button', { name: /Thứ Tư 25-11/ })).toBeTruthy();
  });

  it('until the script runs has the slots of the first days, and leads to those of later ones', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <SlotPicker days={DAYS} addressOf={() => '/dat-kham/'} dayAt={day => `/dat-kham/?day=${day}`} />,
    );
    const tabs = [...page.querySelectorAll('[role=tab]')];
    const panels = [...page.querySelectorAll('[role=tabpanel]')].map(({ id }) => `#${id}`);
    expect(panels).toHaveLength(4);
    expect(tabs.map(tab => tab.getAttribute('href'))).toEqual([
      ...panels,
      ...[27, 28, 29].map(day => `/dat-kham/?day=2026-11-${day}#ngay-2026-11-${day}`),
    ]);
    expect(tabs.map(tab => tab.getAttribute('aria-controls'))).toEqual([
      ...panels.map(id => id.slice(1)),
      null,
      null,
      null,
    ]);
  });

  it('opens the day that the address asks for', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<SlotPicker days={DAYS} addressOf={() => '/dat-kham/'} askedDay="2026-11-28" />);
    expect(page.querySelector('[aria-selected=true]')?.textContent).toContain('28-11');
  });

  it('has all days once the script runs', () => {
    render(
      <ToastProvider>
        <SlotPicker days={DAYS} addressOf={() => '/dat-kham/'} dayAt={day => `/dat-kham/?day=${day}`} />
      </ToastProvider>,
    );
    fireEvent.click(tabs()[5] as HTMLElement);
    expect(screen.getByRole('tabpanel', { name: /28-11/ }).id).toBe('ngay-2026-11-28');
  });

  it('without script has every day, and a full slot leads to its sentence', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<SlotPicker days={DAYS} addressOf={() => '/dat-kham/'} />);
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toHaveLength(7);
    const target = page.querySelector('[data-state=full]')?.getAttribute('href') ?? '';
    expect(page.querySelector(target)?.textContent).toBe(SLOT_TAKEN_TEXT);
    const days = [...page.querySelectorAll('[role=tab]')].map(tab =>
      page.querySelector(tab.getAttribute('href') ?? ''),
    );
    expect(days.every(panel => panel?.getAttribute('role') === 'tabpanel')).toBe(true);
  });
});
