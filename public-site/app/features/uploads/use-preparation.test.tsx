import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuestionFiles } from '../forum/question-files.tsx';
import { UploadSlots } from '../posts/upload-slots.tsx';
import { readyPicture } from './ready-picture.ts';

vi.mock('./ready-picture.ts', async original => ({
  ...(await original<typeof import('./ready-picture.ts')>()),
  readyPicture: vi.fn(),
}));

const heic = (name: string) => new File([name], name, { type: 'image/heic' });
const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** What becomes of each picture that is being prepared, by its name: the test says when. */
const pending = new Map<string, (ready: File | null) => void>();
const end = (name: string, ready: File | null) => act(async () => pending.get(name)?.(ready));

beforeEach(() => {
  pending.clear();
  vi.mocked(readyPicture).mockImplementation(file => new Promise(resolve => pending.set(file.name, resolve)));
});
afterEach(cleanup);

const onSend = vi.fn((event: FormEvent) => event.preventDefault());
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name=images]')];
const choose = (at: number, ...files: File[]) => {
  const box = boxes()[at];
  if (!box) throw new Error('There is a box for pictures.');
  fireEvent.change(box, { target: { files } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Gửi' }));

function showQuestion(): void {
  onSend.mockClear();
  render(
    <form aria-label="hỏi" onSubmit={onSend}>
      <QuestionFiles isBusy={false} failure={null} />
      <button type="submit">Gửi</button>
    </form>,
  );
}

it('a form that waits for its pictures is sent once they are ready', async () => {
  showQuestion();
  choose(0, heic('mot.heic'));
  send();
  expect(onSend).not.toHaveBeenCalled();
  await end('mot.heic', jpeg('mot.jpg'));
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('a form that waits for a picture that cannot be read is not sent without it, and the reason has the focus', async () => {
  showQuestion();
  choose(0, heic('mot.heic'), heic('hai.heic'));
  send();
  await end('mot.heic', null);
  await end('hai.heic', jpeg('hai.jpg'));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  send();
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('a picture that is ready late does not take the place of the one that was chosen after it', async () => {
  render(
    <form aria-label="trả lời">
      <UploadSlots taken={1} isBusy={false} failure={null} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Thêm ảnh' }));
  choose(0, heic('cham.heic'));
  choose(0, jpeg('sau.jpg'));
  await end('cham.heic', jpeg('cham.jpg'));
  expect(document.querySelector('[data-preview]')?.textContent).toContain('sau.jpg');
  expect(boxes()[0]?.accept).toContain('.heic');
});
