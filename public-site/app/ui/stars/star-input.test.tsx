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
  it('[REV-15] [REV-17] [REV-18] [REV-19] [REV-20] [REV-21] are five with a hint each', () => {
    show();
    const names = screen.getAllByRole('radio').map(star => star.getAttribute('aria-label'));
    expect(names).toEqual(['1 sao, Rất tệ', '2 sao, Tệ', '3 sao, Trung bình', '4 sao, Tốt', '5 sao, Rất tốt']);
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
