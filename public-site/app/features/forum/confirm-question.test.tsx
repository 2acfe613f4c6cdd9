import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { data } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ACCEPTED, type FormResult } from '../../forms/form-result.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';

afterEach(cleanup);

const ADDRESS = '/hoi-bac-si/xac-nhan/abc/';
const posted: ThreadPosted = {
  url: '/hoi-bac-si/',
  status: 'pending',
  message: 'Cảm ơn bạn.',
  emergency: null,
};
const sent = { sentTo: ADDRESS, values: {} };
const accepted: FormResult<ThreadPosted> = { ...sent, status: ACCEPTED, problem: null, answer: posted };
const unanswered: FormResult<ThreadPosted> = { ...sent, status: 503, problem: null };
const dead: FormResult<ThreadPosted> = { ...sent, status: 422, problem: { code: 'LINK_INVALID' } };

/** The page of the link, whose presses are answered one after another. */
function show(...answers: readonly FormResult<ThreadPosted>[]) {
  const left = [...answers];
  const action = async () => {
    const result = left.shift() ?? accepted;
    return data(result, result.status);
  };
  renderFrame(<ConfirmQuestion action={ADDRESS} isDone={false} />, ADDRESS, {
    path: ADDRESS,
    actions: { [ADDRESS]: action },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a press that the server did not answer can be tried again, because the link is still good', async () => {
  show(unanswered, accepted);
  press('Xác nhận câu hỏi');
  await screen.findByText('Hệ thống chưa trả lời được. Bạn hãy thử lại sau ít phút.');
  expect(screen.queryByRole('link', { name: 'Đặt câu hỏi' })).toBeNull();
  press('Thử lại');
  expect(await screen.findByText('Cảm ơn bạn.')).toBeDefined();
});

it('a dead link leads to a new question, because another press cannot help', async () => {
  show(dead);
  press('Xác nhận câu hỏi');
  expect(await screen.findByRole('link', { name: 'Đặt câu hỏi' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

it('the title takes the focus after each press, because the button that had it is gone', async () => {
  show(unanswered, accepted);
  press('Xác nhận câu hỏi');
  const failed = await screen.findByRole('heading', { name: 'Chưa xác nhận được câu hỏi' });
  await waitFor(() => expect(document.activeElement).toBe(failed));
  press('Thử lại');
  const done = await screen.findByRole('heading', { name: 'Đã xác nhận câu hỏi của bạn' });
  await waitFor(() => expect(document.activeElement).toBe(done));
});
