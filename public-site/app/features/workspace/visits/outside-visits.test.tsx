import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { writeCookie } from '../../../memory/cookie-jar.ts';
import { draftsRead } from '../../../testing/drafts-read.ts';
import { renderFrame } from '../../../testing/render-frame.tsx';
import { managedPlace, managedVisit } from '../../../testing/workspace.ts';
import { ToastProvider } from '../../../ui/toast/toast.tsx';
import { OutsideVisits } from './outside-visits.tsx';

const ofBinh = managedVisit('AAA', 'Trần Thị Bình');
const ofCon = managedVisit('BBB', 'Lê Văn Con');
const ofDung = managedVisit('CCC', 'Phạm Thị Dung');
const VISITS = [ofBinh, ofCon];

let fetching: MockInstance<typeof fetch>;
const onOpen = vi.fn();
const onChanged = vi.fn(async () => undefined);
const onLeft = vi.fn();
beforeEach(() => {
  // The provider has a token already: otherwise it is asked for first.
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"state":"confirmed"}'));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  onOpen.mockClear();
  onLeft.mockClear();
});

const show = (visits: readonly ManagedVisit[]) =>
  renderFrame(
    <ToastProvider>
      <OutsideVisits managed={managedPlace} visits={visits} onOpen={onOpen} onChanged={onChanged} onLeft={onLeft} />
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

const write = (message: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: message } });
  });
const MESSAGE = 'Bác sĩ bận, bạn đến thứ Năm được không?';
const body = JSON.stringify({ message: MESSAGE });

it('one message goes to all whose visits are outside of the hours, and another try to those alone whom it did not reach', async () => {
  show(VISITS);
  await press('Nhắn cả 2 người');
  await write(MESSAGE);
  fetching.mockImplementationOnce(
    async () => new Response('{"code":"CONFLICT","detail":"Lịch hẹn này đã bị huỷ."}', { status: 409 }),
  );
  await press('Gửi lời nhắn');
  expect(sent()).toEqual([
    ['/api/v1/booking/manage/AAA/write/', body],
    ['/api/v1/booking/manage/BBB/write/', body],
  ]);
  expect(screen.getByRole('alert').textContent).toContain('Trần Thị Bình: Lịch hẹn này đã bị huỷ.');
  expect(screen.getByRole('alert').textContent).not.toContain('Lê Văn Con');
  await press('Quay lại');
  await press('Nhắn 1 người còn lại');
  await write(MESSAGE);
  await press('Gửi lời nhắn');
  expect(sent().slice(2)).toEqual([['/api/v1/booking/manage/AAA/write/', body]]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Nhắn cả 2 người' })).toBeTruthy();
});

/** Has the list read again with other visits in it. */
let showOthers: (visits: readonly ManagedVisit[]) => void;
function Live() {
  const [visits, setVisits] = useState<readonly ManagedVisit[]>(VISITS);
  showOthers = setVisits;
  return <OutsideVisits managed={managedPlace} visits={visits} onOpen={onOpen} onChanged={onChanged} onLeft={onLeft} />;
}
const showLive = () =>
  renderFrame(
    <ToastProvider>
      <Live />
    </ToastProvider>,
  );
const readAgain = (...visits: ManagedVisit[]) => act(async () => showOthers(visits));

const forAll = () => screen.queryAllByRole('button', { name: /(người|lịch)( còn lại)?$/ });

/** Writes to both, of whom the second is not reached. */
async function writeToTheFirst(): Promise<void> {
  await press('Nhắn cả 2 người');
  await write(MESSAGE);
  fetching.mockImplementation(async path =>
    String(path).includes('BBB')
      ? new Response('{"code":"CONFLICT","detail":"Chưa gửi được."}', { status: 409 })
      : new Response('{"state":"confirmed"}'),
  );
  await press('Gửi lời nhắn');
  expect(screen.getByRole('alert').textContent).toContain('Lê Văn Con: Chưa gửi được.');
}

it('a patient who has the message gets it no second time once the one whom it did not reach is gone', async () => {
  showLive();
  await writeToTheFirst();
  await press('Quay lại');
  await readAgain(ofBinh);
  expect([screen.queryByRole('alert'), forAll()]).toEqual([null, []]);
  await readAgain(ofBinh, ofDung);
  expect(screen.getByRole('button', { name: 'Nhắn cả 2 người' })).toBeTruthy();
  await readAgain(ofBinh, ofDung, ofCon);
  expect([screen.queryByRole('alert'), forAll()]).toEqual([null, [expect.anything(), expect.anything()]]);
});

it('the form of the message closes where the one whom it did not reach is gone', async () => {
  showLive();
  await writeToTheFirst();
  await readAgain(ofBinh);
  expect([screen.queryByRole('alert'), screen.queryByRole('textbox'), forAll()]).toEqual([null, null, []]);
  expect(screen.getByText('Lịch hẹn của Lê Văn Con không còn ngoài giờ khám.')).toBeTruthy();
  expect(onLeft).toHaveBeenCalled();
});

it('a message that was typed for some visits is filled in for them again, and for no others', async () => {
  showLive();
  const typed = async () => {
    await press('Nhắn cả 2 người');
    await draftsRead();
    return screen.getByRole<HTMLTextAreaElement>('textbox').value;
  };
  expect(await typed()).toBe('');
  await write(MESSAGE);
  await press('Quay lại');
  expect(await typed()).toBe(MESSAGE);
  await press('Quay lại');
  await readAgain(ofBinh, ofDung);
  expect(await typed()).toBe('');
});

it('a message that was typed for more visits goes on with those of them that are left', async () => {
  showLive();
  await readAgain(ofBinh, ofCon, ofDung);
  await press('Nhắn cả 3 người');
  await draftsRead();
  await write(MESSAGE);
  await press('Quay lại');
  await readAgain(ofCon, ofDung);
  await press('Nhắn cả 2 người');
  await draftsRead();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(MESSAGE);
});

it('a message that did not reach all comes back after the page was loaded again, and goes to those alone whom it did not reach', async () => {
  showLive();
  await writeToTheFirst();
  await draftsRead();
  cleanup();
  fetching.mockClear();
  fetching.mockImplementation(async () => new Response('{"state":"confirmed"}'));
  showLive();
  await readAgain(ofBinh, ofCon, ofDung);
  await press('Nhắn cả 3 người');
  await draftsRead();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(MESSAGE);
  expect(screen.getByRole('alert').textContent).toContain('chỉ những người chưa được báo mới nhận');
  await press('Gửi lời nhắn');
  expect(sent()).toEqual([
    ['/api/v1/booking/manage/BBB/write/', body],
    ['/api/v1/booking/manage/CCC/write/', body],
  ]);
  await press('Nhắn cả 3 người');
  await draftsRead();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('what was typed for cancelled visits comes back for the one that could not be cancelled', async () => {
  showLive();
  await press('Huỷ cả 2 lịch');
  await draftsRead();
  await write(MESSAGE);
  fetching.mockImplementationOnce(async () => new Response('{"detail":"Chưa huỷ được."}', { status: 503 }));
  onChanged.mockImplementationOnce(async () => {
    showOthers([ofBinh]);
    return undefined;
  });
  await press('Huỷ lịch hẹn');
  await press('Giữ lại');
  await press('Huỷ 1 lịch còn lại');
  await draftsRead();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(MESSAGE);
});

it('the focus goes back to the button of a step that is left or done, and is looked for where a visit is gone', async () => {
  show(VISITS);
  const opener = () => screen.getByRole('button', { name: 'Nhắn cả 2 người' });
  await press('Nhắn cả 2 người');
  await press('Quay lại');
  expect(document.activeElement).toBe(opener());
  await press('Huỷ cả 2 lịch');
  await press('Giữ lại');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Huỷ cả 2 lịch' }));
  await press('Nhắn cả 2 người');
  await write(MESSAGE);
  expect(onLeft).not.toHaveBeenCalled();
  await press('Gửi lời nhắn');
  expect(document.activeElement).toBe(opener());
  expect(onLeft).toHaveBeenCalledTimes(1);
  await press('Giữ nguyên Lê Văn Con');
  expect(onLeft).toHaveBeenCalledTimes(2);
});
