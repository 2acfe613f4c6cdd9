import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StarInput } from './star-input.tsx';

afterEach(cleanup);

const chosen = () => new FormData(document.querySelector('form') ?? undefined).get('overall');
const show = (more: { max?: number; defaultValue?: string } = {}) =>
  render(
    <form>
      <StarInput label="Đánh giá" name="overall" {...more} />
    </form>,
  );

describe('stars to choose from', () => {
  it.each([
    ['REV-17', 1, 'Rất tệ'],
    ['REV-18', 2, 'Tệ'],
    ['REV-19', 3, 'Trung bình'],
    ['REV-20', 4, 'Tốt'],
    ['REV-21', 5, 'Rất tốt'],
  ])('[%s] have at %d the hint “%s”', (_, count, hint) => {
    show();
    const names = screen.getAllByRole('radio').map(star => star.getAttribute('aria-label'));
    expect(names[count - 1]).toBe(`${count} sao, ${hint}`);
  });

  it('[REV-15] are five by default, and show their hint under the pointer', () => {
    show();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByTitle('Trung bình').querySelector('input')?.value).toBe('3');
  });

  it.each([
    [20, 20],
    [25, 20],
    [0, 1],
  ])('[REV-16] are at most twenty: of %d wanted there are %d', (max, count) => {
    show({ max });
    expect(screen.getAllByRole('radio')).toHaveLength(count);
  });

  it('[REV-10] are no field of the form until one is chosen, and again once it is taken back', () => {
    show();
    const heard = vi.fn();
    document.querySelector('form')?.addEventListener('input', heard);
    expect(chosen()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '4 sao, Tốt' }));
    expect(chosen()).toBe('4');
    heard.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ chấm Đánh giá', hidden: true }));
    expect(chosen()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hold what a refused form had', () => {
    show({ defaultValue: '2' });
    expect(chosen()).toBe('2');
  });
});
