import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { writeCookie } from '../../../memory/cookie-jar.ts';
import { renderFrame } from '../../../testing/render-frame.tsx';
import { managedPlace, managedVisit } from '../../../testing/workspace.ts';
import { ToastProvider } from '../../../ui/toast/toast.tsx';
import { OutsideVisits } from './outside-visits.tsx';

const VISITS = [managedVisit('AAA', 'Trần Thị Bình'), managedVisit('BBB', 'Lê Văn Con')];

let fetching: MockInstance<typeof fetch>;
const onOpen = vi.fn();
const onChanged = vi.fn(async () => undefined);
beforeEach(() => {
  // The provider has a token already: otherwise it is asked for first.
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"state":"confirmed"}'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onOpen.mockClear();
});

const show = (visits: readonly ManagedVisit[]) =>
  renderFrame(
    <ToastProvider>
      <OutsideVisits managed={managedPlace} visits={visits} onOpen={onOpen} onChanged={onChanged} />
    </ToastProvider>,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const sent = () => fetching.mock.calls.map(([path, init]) => [path, init?.body]);

it('visits outside of the hours are not spoken of where there are none', () => {
  show([]);
  expect(screen.queryByRole('region', { name: 'Lịch hẹn ngoài giờ khám' })).toBeNull();
});

it('each visit outside of the hours is written to, moved, cancelled or kept by a button that names the patient', async () => {
  show(VISITS);
  await press('Nhắn người bệnh Trần Thị Bình');
  await press('Dời lịch Lê Văn Con');
  await press('Huỷ lịch Lê Văn Con');
  expect(onOpen.mock.calls).toEqual([
    ['AAA', 'write'],
    ['BBB', 'move'],
    ['BBB', 'cancel'],
  ]);
  await press('Giữ nguyên Trần Thị Bình');
  expect(sent()).toEqual([['/api/v1/booking/manage/AAA/keep/', undefined]]);
});

it('one message goes to all whose visits are outside of the hours, and what is refused is said', async () => {
  show(VISITS);
  await press('Nhắn cả 2 người');
  const message = 'Bác sĩ bận, bạn đến thứ Năm được không?';
  await act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: message } });
  });
  fetching.mockImplementationOnce(
    async () => new Response('{"code":"CONFLICT","detail":"Lịch hẹn này đã bị huỷ."}', { status: 409 }),
  );
  await press('Gửi lời nhắn');
  const body = JSON.stringify({ message });
  expect(sent()).toEqual([
    ['/api/v1/booking/manage/AAA/write/', body],
    ['/api/v1/booking/manage/BBB/write/', body],
  ]);
  expect(screen.getByText('Lịch hẹn này đã bị huỷ.')).toBeTruthy();
});
