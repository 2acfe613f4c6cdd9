import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../providers/session.ts';
import { problem, type Reply } from '../testing/fake-server.ts';
import { openNewPlace, openPlace, PLACE, pressSaveKeys } from '../testing/open-place.tsx';

const LATER = '2026-11-22T00:00:00.000Z';

/** A server that answers a save when the test says so, and how often it was asked. */
function heldAnswers() {
  const waiting: ((reply: Reply) => void)[] = [];
  const save = () => new Promise<Reply>(resolve => waiting.push(resolve));
  const asked = (times: number) => waitFor(() => expect(waiting.length).toBe(times));
  return { save, asked, answer: (nth: number, reply: Reply) => waiting[nth]?.(reply) };
}

/** Of what begins at once no step follows from more turns of the event loop than this. */
const TURNS = 20;

/** Lets everything end that begins at once, however slow the machine is: each turn does what the one before has begun. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(resolve => setTimeout(resolve));
}

beforeEach(() => localStorage.clear());

describe('[ADMIN-05] a press of “Lưu” while a save runs', () => {
  it('is followed once the form holds the first answer, under the version that it made', async () => {
    const { save, asked, answer } = heldAnswers();
    const { type, writes } = await openPlace(save);
    type('Đường', '2 Đường');
    pressSaveKeys();
    await asked(1);
    type('Đường', '2 Đường Dài');
    pressSaveKeys();
    screen.getByRole('button', { name: 'Lưu' }).click();
    await settled();
    expect(writes().length).toBe(1);
    answer(0, { json: { ...PLACE, address: '2 Đường', updated_at: LATER } });
    await asked(2);
    expect(writes()[1]?.body).toMatchObject({ address: '2 Đường Dài', updated_at: LATER });
    answer(1, { json: { ...PLACE, address: '2 Đường Dài', updated_at: '2026-11-23T00:00:00.000Z' } });
    await waitFor(() => expect(drafts.read('places/7', 5)).toBeUndefined());
    await settled();
    expect(writes().length).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with nothing new saves nothing twice, and what is pressed afterwards is saved', async () => {
    const { save, asked, answer } = heldAnswers();
    const { type, writes } = await openPlace(save);
    type('Tên', 'Tên mới');
    pressSaveKeys();
    await asked(1);
    pressSaveKeys();
    answer(0, { json: { ...PLACE, name: 'Tên mới', updated_at: LATER } });
    await waitFor(() => expect(drafts.read('places/7', 5)).toBeUndefined());
    await settled();
    expect(writes().length).toBe(1);
    // An answer that says nothing new ends the save as well.
    pressSaveKeys();
    await asked(2);
    answer(1, { json: { ...PLACE, name: 'Tên mới', updated_at: LATER } });
    await settled();
    type('Tên', 'Tên mới hơn');
    pressSaveKeys();
    await asked(3);
    expect(writes()[2]?.body).toMatchObject({ name: 'Tên mới hơn', updated_at: LATER });
  });

  it('is followed after a save that was refused, where something else is typed by then', async () => {
    const { save, asked, answer } = heldAnswers();
    const { type, writes } = await openPlace(save);
    type('Tên', 'Tên sai');
    pressSaveKeys();
    await asked(1);
    type('Tên', 'Tên đúng');
    pressSaveKeys();
    await settled();
    answer(0, problem(422, 'VALIDATION_FAILED', { errors: [{ field: 'name', message: 'Tên này không hợp lệ.' }] }));
    await asked(2);
    expect(writes()[1]?.body).toMatchObject({ name: 'Tên đúng', updated_at: PLACE.updated_at });
  });
});

describe('[ADMIN-05] a new record', () => {
  it('is made once, and what is typed meanwhile becomes a draft that its page offers', async () => {
    const { save, asked, answer } = heldAnswers();
    const { type, writes } = await openNewPlace(save);
    type('Tên', PLACE.name);
    type('Đường', PLACE.address);
    pressSaveKeys();
    await asked(1);
    type('Đường', '2 Đường Mới');
    pressSaveKeys();
    answer(0, { status: 201, json: PLACE });
    (await screen.findByRole('button', { name: 'Khôi phục' })).click();
    await screen.findByDisplayValue('2 Đường Mới');
    expect(screen.queryByText(/Sau đó có người đã sửa/)).toBeNull();
    expect(drafts.read('places/create', 5)).toBeUndefined();
    expect(writes().length).toBe(1);
    pressSaveKeys();
    await asked(2);
    expect(writes()[1]).toMatchObject({
      method: 'PUT',
      body: { address: '2 Đường Mới', updated_at: PLACE.updated_at },
    });
  });
});

describe('[ADMIN-05] what is wrong in a form', () => {
  it('is shown by the server beside its fields, never by the browser', async () => {
    const website = 'Địa chỉ trang web chưa đúng, ví dụ: https://benhvien.vn.';
    const told = { name: ['Xin nhập tên cơ sở.'], website: [website] };
    const { type, writes } = await openPlace(() => problem(422, 'INVALID', told));
    type('Tên', '');
    type(/^Trang web/, 'không phải địa chỉ');
    expect(screen.getByLabelText('Tên').closest('form')?.noValidate).toBe(true);
    screen.getByRole('button', { name: 'Lưu' }).click();
    await screen.findByText('Xin nhập tên cơ sở.');
    await screen.findByText(website);
    expect(writes().length).toBe(1);
  });

  it('is also what the browser keeps to itself of a number that is none', async () => {
    const refused = 'Giá trị không hợp lệ.';
    const { type, writes } = await openPlace(() => problem(422, 'INVALID', { lat: [refused] }));
    type('Tên', 'Tên mới');
    type('Vĩ độ', '');
    vi.spyOn(screen.getByLabelText<HTMLInputElement>('Vĩ độ').validity, 'badInput', 'get').mockReturnValue(true);
    screen.getByRole('button', { name: 'Lưu' }).click();
    await screen.findByText(refused);
    expect(writes()[0]?.body).toMatchObject({ name: 'Tên mới', lat: 'NaN' });
  });
});
