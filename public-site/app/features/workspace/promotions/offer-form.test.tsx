import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFrame } from '../../../testing/render-frame.tsx';
import { EMPTY_OFFER, type OfferDraft } from './offer-draft.ts';
import { OfferForm } from './offer-form.tsx';

const option = (id: number, name: string) => ({ key: `o${id}`, id: String(id), name, pricing: 'extra', price: '0' });
const STORED: OfferDraft = {
  ...EMPTY_OFFER,
  title: 'Gói khám',
  groups: [
    { key: 'g0', name: 'Chọn gói', choice: 'one', options: [option(1, 'Cơ bản'), option(2, 'Nâng cao')] },
    { key: 'g1', name: 'Làm thêm', choice: 'any', options: [option(3, 'Siêu âm'), option(4, 'X-quang')] },
  ],
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  cleanup();
  await act(async () => renderFrame(<OfferForm draft={STORED} version="1" action="/uu-dai/1/" back="/uu-dai/" />));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, text: string) => {
  const box = field(name);
  if (!box) throw new Error(`The form has a box ${name}.`);
  fireEvent.input(box, { target: { value: text } });
};
const texts = (...names: string[]) => names.map(name => field(name)?.value);

it('a draft of a promotion brings back the texts of rows where rows were taken away and added', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const names = ['groups.0.name', 'groups.0.options.0.name', 'groups.0.options.2.name', 'groups.1.name'];
  await open();
  type('title', 'Gói khám mới');
  await waitFor(() => expect(localStorage.getItem(localStorage.key(0) ?? '')).toContain('Gói khám mới'));
  press('Bỏ nhóm 1');
  type('groups.0.name', 'Làm thêm tuỳ ý');
  press('Thêm lựa chọn');
  type('groups.0.options.2.name', 'Xét nghiệm máu');
  await waitFor(() => expect(localStorage.getItem(localStorage.key(0) ?? '')).toContain('Xét nghiệm máu'));
  await open();
  const left = ['Làm thêm tuỳ ý', 'Siêu âm', 'Xét nghiệm máu', undefined];
  await waitFor(() => expect(texts(...names)).toEqual(left));
  press('Thêm lựa chọn');
  press('Bỏ lựa chọn 4 của nhóm 1');
  expect(texts(...names)).toEqual(left);
  expect(said.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
});
