import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { latePart } from './late-part.tsx';

/** A part whose script does not come so many times, in a form with a box of its own. */
function formWith(failures: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ text }: { text: string }) => <p>{text}</p> };
  };
  const Part = latePart(load, { name: 'bản đồ', height: 100 });
  render(
    <form>
      <label>
        Số nhà <input />
      </label>
      <Part text="Bản đồ ở đây" />
    </form>,
  );
}

describe('a part of a form whose script does not come', () => {
  it('leaves the form with what was typed, says so, and comes on a press', async () => {
    formWith(1);
    fireEvent.input(screen.getByLabelText('Số nhà'), { target: { value: '2 Đường Mới' } });
    expect((await screen.findByRole('status')).textContent).toContain('Chưa tải được bản đồ');
    fireEvent.click(screen.getByRole('button', { name: 'Tải lại bản đồ' }));
    expect(await screen.findByText('Bản đồ ở đây')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Số nhà').value).toBe('2 Đường Mới');
  });

  it('comes by itself when there is a network again', async () => {
    formWith(1);
    await screen.findByRole('status');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Bản đồ ở đây')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
