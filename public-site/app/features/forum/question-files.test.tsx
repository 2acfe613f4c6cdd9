import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { TypedBefore } from '../../browser/replay-typed.ts';
import { listOf } from '../uploads/file-list.ts';
import { QuestionFiles } from './question-files.tsx';

afterEach(cleanup);

const picture = (name: string) => new File([name], name, { type: 'image/png' });
const box = () => document.querySelector<HTMLInputElement>('[name=images]');

function choose(...names: string[]): void {
  const input = box();
  if (!input) throw new Error('There is a box for pictures.');
  fireEvent.change(input, { target: { files: names.map(picture) } });
}

const shown = () => screen.queryAllByRole('listitem').map(item => item.querySelector('p span')?.textContent);

it('choosing pictures again adds to those that were chosen', async () => {
  render(<QuestionFiles isBusy={false} failure={null} />);
  choose('mot.png', 'hai.png');
  choose('ba.png');
  await waitFor(() => expect(shown()).toEqual(['mot.png', 'hai.png', 'ba.png']));
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ ảnh 2' }));
  expect(shown()).toEqual(['mot.png', 'ba.png']);
});

it('of seven pictures the first five are kept, and it says that five are the most', async () => {
  render(<QuestionFiles isBusy={false} failure={null} />);
  choose('1.png', '2.png', '3.png', '4.png', '5.png', '6.png', '7.png');
  expect((await screen.findByRole('alert')).textContent).toContain('nhiều nhất 5 ảnh');
  expect(shown()).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']);
});

it('pictures that were chosen before the script came stay chosen', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const files = <QuestionFiles isBusy={false} failure={null} />;
  page.innerHTML = renderToString(files);
  const input = box();
  if (!input) throw new Error('There is a box for pictures.');
  input.files = listOf([picture('mot.png'), picture('hai.png')]);
  const root = await act(async () => hydrateRoot(page, <TypedBefore>{files}</TypedBefore>));
  expect(shown()).toEqual(['mot.png', 'hai.png']);
  expect([...(box()?.files ?? [])].map(({ name }) => name)).toEqual(['mot.png', 'hai.png']);
  await act(async () => root.unmount());
  page.remove();
});
