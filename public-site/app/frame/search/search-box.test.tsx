import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { EMERGENCY, EMERGENCY_GROUP, suggestedGroup } from '../../testing/search-answers.ts';
import { GeneralProvinceSelector } from '../province/general-province-selector.tsx';
import { HeaderSearch } from './header-search.tsx';

describe('the header search', () => {
  const fetching = vi.fn(
    async (_path: string) => new Response(JSON.stringify([suggestedGroup('professional_index', 5)])),
  );
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetching.mockClear();
  });
  const box = () => screen.getByRole('combobox', { name: /Tìm bác sĩ/ });
  const type = async (value: string) => {
    fireEvent.change(box(), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(() => vi.dynamicImportSettled());
  };

  it('[SRCH-01] shows suggestions under the title of their kind, with what distinguishes them', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    await type('nguyen');
    const list = within(screen.getByRole('group', { name: 'Bác sĩ' }));
    expect(list.getAllByRole('option')).toHaveLength(4);
    expect(list.getAllByText('Nhi khoa, Tim mạch')).toHaveLength(3);
    expect(list.getByText('Xem tất cả bác sĩ')).toBeTruthy();
  });

  it('calls for help by a press and by Enter', async () => {
    const answer = [{ ...EMERGENCY_GROUP, guide: EMERGENCY }, suggestedGroup('place_index', 1)];
    fetching.mockImplementationOnce(async () => new Response(JSON.stringify(answer)));
    renderFrame(<HeaderSearch focused={false} />);
    await type('khó thở');
    const [call] = within(screen.getByRole('group', { name: EMERGENCY_GROUP.title })).getAllByRole('option', {
      name: 'Gọi 115',
    });
    expect(call?.getAttribute('href')).toBe('tel:115');
    const pressed = vi.fn((event: Event) => event.preventDefault());
    call?.addEventListener('click', pressed);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('[HEAD-14] asks within the chosen province, and submits it', async () => {
    const { container } = renderFrame(
      <>
        <GeneralProvinceSelector />
        <HeaderSearch focused={false} />
      </>,
      '/dich-vu/',
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Tỉnh/Thành phố' }), { target: { value: 'hue' } });
    await type('nguyen');
    expect(fetching.mock.calls.map(([path]) => path)).toEqual(['/api/v1/search?province=hue&q=nguyen&guide=1']);
    const form = container.querySelector<HTMLFormElement>('search form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['q', 'nguyen'],
      ['province', 'hue'],
    ]);
  });

  it('says that suggestions could not be loaded, and shows those of the next word', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    fetching.mockRejectedValueOnce(new TypeError('offline'));
    await type('nguyen');
    expect(screen.getByText(/^Chưa tải được gợi ý/, { selector: '[role=status]' })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.queryByText(/^Chưa tải được gợi ý/)).toBeNull();
    await type('nguyen m');
    expect(screen.getByRole('group', { name: 'Bác sĩ' })).toBeTruthy();
    expect(screen.queryByText(/^Chưa tải được gợi ý/)).toBeNull();
  });

  it('[SRCH-26] [SRCH-27] asks nothing and shows nothing for blank text', async () => {
    renderFrame(<HeaderSearch focused={false} />);
    await type('   ');
    expect(fetching).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
