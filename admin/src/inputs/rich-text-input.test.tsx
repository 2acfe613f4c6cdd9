import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { createFakeServer, problem, type Reply } from '../testing/fake-server.ts';
import { renderForm } from '../testing/render-form.tsx';
import { RichTextInput } from './rich-text-input.tsx';

const STORED = '/uploads/0f-960.webp';
const picture = (name = 'tim.png', type = 'image/png') => new File(['x'], name, { type });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Lưu');
const dialog = () => within(screen.getByRole('dialog'));

/** Puts a text into the form, as a draft that is restored does. */
function Restore({ body }: { body: string }) {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('body', body, { shouldDirty: true })}>
      Khôi phục
    </button>
  );
}

async function openInput(body: string, reply: Reply = { json: { url: STORED, width: 960, height: 640 } }) {
  const { send, calls } = createFakeServer(() => reply);
  const provider = createDataProvider(createHttp(send));
  const inputs = (
    <>
      <RichTextInput source="body" label="Nội dung" hasPictures />
      <Restore body="<p>Nháp.</p>" />
    </>
  );
  const { saved } = renderForm(inputs, { id: 1, body }, provider);
  const box = await screen.findByRole('textbox', { name: 'Nội dung' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ảnh' })).toHaveProperty('disabled', false));
  return { box, saved, calls };
}

/** Fills the dialog for a picture and confirms it. */
function sendPicture({ file, alt }: { file?: File; alt: string }): void {
  if (file) fireEvent.change(dialog().getByLabelText('Tệp ảnh'), { target: { files: [file] } });
  fireEvent.change(dialog().getByLabelText(/^Mô tả ảnh/), { target: { value: alt } });
  fireEvent.click(dialog().getByRole('button', { name: 'Thêm' }));
}

describe('[UI-33] the editor of the console', () => {
  it('shows what is stored, and sends a picture with its description into the text', async () => {
    const { box, saved, calls } = await openInput('<p>Tim khoẻ.</p>');
    expect(box.textContent).toBe('Tim khoẻ.');
    press('Ảnh');
    sendPicture({ file: picture(), alt: '' });
    await dialog().findByText('Xin vui lòng mô tả ảnh cho người không nhìn thấy ảnh.');
    expect(calls).toEqual([]);
    sendPicture({ alt: 'Quả tim' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ method, url }) => [method, url])).toEqual([['POST', '/api/admin/text-pictures']]);
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ body: expect.stringContaining(`<img src="${STORED}" alt="Quả tim" />`) });
  });

  it('asks for a file or an address, and keeps what was entered where the server refuses the file', async () => {
    const { calls } = await openInput('<p>Tim.</p>', problem(415, 'IMAGE_TYPE_UNSUPPORTED'));
    press('Ảnh');
    sendPicture({ alt: 'Quả tim' });
    await dialog().findByText('Xin vui lòng chọn tệp ảnh, hoặc nhập địa chỉ của ảnh.');
    sendPicture({ file: picture(), alt: 'Quả tim' });
    await dialog().findByText('Chi tiết IMAGE_TYPE_UNSUPPORTED');
    expect(dialog().getByLabelText(/^Mô tả ảnh/)).toHaveProperty('value', 'Quả tim');
    expect(calls).toHaveLength(1);
  });

  it('asks about pictures that are pasted, one after the other, and refuses other files', async () => {
    const { box, saved } = await openInput('<p>Tim.</p>');
    const paste = (files: File[]) =>
      act(() => {
        const event = new Event('paste', { bubbles: true, cancelable: true });
        Object.defineProperty(event, 'clipboardData', { value: { files, getData: () => '' } });
        box.dispatchEvent(event);
      });
    await paste([new File(['x'], 'thuoc.pdf', { type: 'application/pdf' })]);
    await screen.findByText('Chỉ nhận ảnh PNG hoặc JPEG.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await paste([picture('mot.png'), picture('hai.jpg', 'image/jpeg')]);
    await dialog().findByText(/mot\.png/);
    sendPicture({ alt: 'Một' });
    await waitFor(() => dialog().getByText(/hai\.jpg/));
    sendPicture({ alt: 'Hai' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.stringify(saved[0])).toMatch(/alt=\\"Một\\".*alt=\\"Hai\\"/);
  });

  it('shows the HTML, says what of it will not be kept, and saves the rest', async () => {
    const { box, saved } = await openInput('<p>Tim.</p>');
    press('Mã HTML');
    const source = screen.getByRole('textbox', { name: 'Nội dung' });
    expect(source).toHaveProperty('value', '<p>Tim.</p>');
    fireEvent.input(source, { target: { value: '<p style="color:red">Phổi <font>khoẻ</font>.</p>' } });
    const note = 'Những phần này sẽ không được giữ: thuộc tính style của <p>, <font>.';
    screen.getByText(note);
    press('Mã HTML');
    screen.getByText(note);
    expect(box.textContent).toBe('Phổi khoẻ.');
    save();
    await waitFor(() => expect(saved).toEqual([{ id: 1, body: '<p>Phổi khoẻ.</p>' }]));
  });

  it.each(['', '<p>Tim.</p>'])('shows a text that the form restores where it held %j, and saves it', async body => {
    const { box, saved } = await openInput(body);
    press('Khôi phục');
    await waitFor(() => expect(box.textContent).toBe('Nháp.'));
    save();
    await waitFor(() => expect(saved).toEqual([{ id: 1, body: '<p>Nháp.</p>' }]));
  });

  it('fills the window until Escape is pressed', async () => {
    const { box } = await openInput('<p>Tim.</p>');
    const full = () => box.closest('[data-rich-text]')?.hasAttribute('popover');
    press('Toàn màn hình');
    expect(full()).toBe(true);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(full()).toBe(false);
  });
});
