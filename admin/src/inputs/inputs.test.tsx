import { placeRecord } from '@antam/server/features/places/place.record.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { renderForm } from '../testing/render-form.tsx';
import { TermInput } from './choice-input.tsx';
import { usualHours } from './opening-hours.ts';
import { OpeningHoursInput } from './opening-hours-input.tsx';
import { PositionInput } from './position-input.tsx';
import { RecordField } from './record-field.tsx';

vi.mock('./position-map.tsx', () => ({
  default: ({ onPick }: { onPick: (lat: number, long: number) => void }) => (
    <button type="button" onClick={() => onPick(21.028_511_4, 105.804_817)}>
      Bản đồ
    </button>
  ),
}));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Lưu');

describe('opening hours', () => {
  it('stay empty until the editor enters them', async () => {
    const { saved } = renderForm(<OpeningHoursInput source="opening_hours" label="Giờ mở cửa" />, {
      id: 1,
      opening_hours: null,
    });
    expect(screen.queryByRole('group', { name: 'Thứ Hai' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Biết giờ mở cửa' }));
    save();
    await waitFor(() => expect(saved).toEqual([{ id: 1, opening_hours: usualHours() }]));
  });

  it('let one span be changed, one removed and one added', async () => {
    const { saved } = renderForm(<OpeningHoursInput source="opening_hours" label="Giờ mở cửa" />, {
      opening_hours: usualHours(),
    });
    const day = within(screen.getByRole('group', { name: 'Thứ Hai' }));
    fireEvent.change(day.getAllByLabelText('Thứ Hai, từ')[0] ?? day.getByText('Nghỉ'), { target: { value: '06:00' } });
    press('Thêm giờ, Chủ Nhật');
    fireEvent.click(screen.getAllByRole('button', { name: 'Bỏ khoảng giờ, Thứ Ba' })[1] ?? day.getByText('Nghỉ'));
    save();
    const [, monday, tuesday] = usualHours().days;
    await waitFor(() =>
      expect(saved).toMatchObject([
        { opening_hours: { days: { 0: [monday?.[0]], 1: [{ from: 360, to: 690 }, monday?.[1]], 2: [tuesday?.[0]] } } },
      ]),
    );
  });
});

describe('position', () => {
  it('is set by a press on the map, to six digits, and can be removed', async () => {
    const { saved } = renderForm(
      <PositionInput>
        <RecordField source="lat" field={placeRecord.fields.lat} />
        <RecordField source="long" field={placeRecord.fields.long} />
      </PositionInput>,
      { lat: null, long: null },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Bản đồ' }));
    save();
    await waitFor(() => expect(saved).toEqual([{ lat: 21.028511, long: 105.804817 }]));
    press('Bỏ vị trí');
    save();
    await waitFor(() => expect(saved[1]).toEqual({ lat: null, long: null }));
  });
});

describe('terms', () => {
  it('are searched by the server for what is typed', async () => {
    const { send, calls } = createFakeServer(() => ({
      json: [{ id: 4, name: 'Phòng khám' }],
      headers: { 'Content-Range': 'terms 0-0/1' },
    }));
    const { saved } = renderForm(
      <TermInput source="place_type" label="Loại cơ sở" type="place_type" />,
      {},
      createDataProvider(createHttp(send)),
    );
    const box = screen.getByRole('combobox', { name: 'Loại cơ sở' });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'phòng' } });
    const asked = () => calls.map(({ url }) => new URL(url, 'http://x').searchParams.get('filter'));
    await waitFor(() => expect(asked()).toContain('{"q":"phòng","type":"place_type"}'));
    fireEvent.click(await within(await screen.findByRole('listbox')).findByText('Phòng khám'));
    save();
    await waitFor(() => expect(saved).toEqual([{ place_type: 4 }]));
  });
});
