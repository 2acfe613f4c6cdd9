import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../providers/session.ts';
import { problem } from '../testing/fake-server.ts';
import { openPlace, PLACE, pressSaveKeys } from '../testing/open-place.tsx';

const kept = () => drafts.read('places/7', 5)?.values;

beforeEach(() => localStorage.clear());

describe('what is typed into the form of a record', () => {
  it('is kept in the browser and offered again, until it is changed back', async () => {
    const first = await openPlace();
    first.type('Tên', 'Tên mới');
    await waitFor(() => expect(kept()).toEqual({ name: 'Tên mới' }));
    first.unmount();

    const second = await openPlace();
    fireEvent.click(await screen.findByRole('button', { name: 'Khôi phục' }));
    await screen.findByDisplayValue('Tên mới');
    expect(screen.queryByText(/^Có bản nháp/)).toBeNull();
    second.type('Tên', 'Tên cũ');
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it('is thrown away by who does not want it, but not what was typed meanwhile', async () => {
    drafts.write('places/7', {
      account: 5,
      at: Date.now(),
      version: PLACE.updated_at,
      values: { name: 'Nháp' },
      base: { name: 'Tên cũ' },
    });
    const { type } = await openPlace();
    await screen.findByText(/^Có bản nháp chưa lưu từ \d+h\d+/);
    type('Đường', '2 Đường Mới');
    await waitFor(() => expect(kept()).toEqual({ name: 'Nháp', address: '2 Đường Mới' }));
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ' }));
    await waitFor(() => expect(kept()).toEqual({ address: '2 Đường Mới' }));
  });

  it('is saved by Ctrl+S, stays where that fails, and goes where it succeeds', async () => {
    const answers = [
      problem(503, 'UNAVAILABLE'),
      { json: { ...PLACE, name: 'Tên mới', updated_at: '2026-11-22T00:00:00Z' } },
    ];
    const { type, writes } = await openPlace(() => answers.shift() ?? {});
    type('Tên', 'Tên mới');
    pressSaveKeys();
    await waitFor(() => expect(writes().length).toBe(1));
    await waitFor(() => expect(kept()).toEqual({ name: 'Tên mới' }));
    pressSaveKeys();
    await waitFor(() => expect(writes().length).toBe(2));
    await waitFor(() => expect(kept()).toBeUndefined());
    expect(screen.getByDisplayValue('Tên mới')).toBeDefined();
  });

  it('stays where it is typed while the save runs', async () => {
    const { type, writes } = await openPlace(() => {
      // The server has what was sent; its answer is on the way.
      type('Đường', '2 Đường Mới');
      type('Tên', 'Tên mới hơn');
      return { json: { ...PLACE, name: 'Tên mới', updated_at: '2026-11-22T00:00:00Z' } };
    });
    type('Tên', 'Tên mới');
    pressSaveKeys();
    await screen.findByDisplayValue('Tên mới hơn');
    await waitFor(() => expect(kept()).toEqual({ name: 'Tên mới hơn', address: '2 Đường Mới' }));
    await screen.findByDisplayValue('2 Đường Mới');
    expect(writes()[0]?.body).toMatchObject({ name: 'Tên mới', address: '1 Đường Cũ' });
    pressSaveKeys();
    await waitFor(() => expect(writes().length).toBe(2));
    const again = { name: 'Tên mới hơn', address: '2 Đường Mới', updated_at: '2026-11-22T00:00:00Z' };
    expect(writes()[1]?.body).toMatchObject(again);
  });

  it('stays where the record is read again, and is saved under the version that it was typed over', async () => {
    let stored = PLACE;
    const { type, writes } = await openPlace(undefined, () => stored);
    type('Tên', 'Tên mới');
    await waitFor(() => expect(kept()).toEqual({ name: 'Tên mới' }));
    stored = { ...PLACE, name: 'Tên khác', address: '3 Đường Khác', updated_at: '2026-11-22T00:00:00Z' };
    fireEvent.click(screen.getByRole('button', { name: 'Làm mới' }));
    await screen.findByDisplayValue('3 Đường Khác');
    expect(screen.getByDisplayValue('Tên mới')).toBeDefined();
    pressSaveKeys();
    await waitFor(() => expect(writes().length).toBe(1));
    expect(writes()[0]?.body).toMatchObject({ name: 'Tên mới', updated_at: PLACE.updated_at });
  });
});
