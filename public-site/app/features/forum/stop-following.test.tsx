import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { data } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ACCEPTED, type FormResult } from '../../forms/form-result.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { StopFollowing } from './stop-following.tsx';

afterEach(cleanup);

const ADDRESS = '/hoi-bac-si/ngung-theo-doi/abc/';
const sent = { sentTo: ADDRESS, values: {} };
const answer = { title: 'Ho kéo dài', absolute_url: '/hoi-bac-si/ho-1/' };
const accepted: FormResult<typeof answer> = { ...sent, status: ACCEPTED, problem: null, answer };
const unanswered: FormResult<typeof answer> = { ...sent, status: 503, problem: null };

it('the title takes the focus after each press, also after another one that fails', async () => {
  const asked: Array<(result: FormResult<typeof answer>) => void> = [];
  const action = async () => {
    const { promise, resolve } = Promise.withResolvers<FormResult<typeof answer>>();
    asked.push(resolve);
    const result = await promise;
    return data(result, result.status);
  };
  renderFrame(<StopFollowing action={ADDRESS} isDone={false} />, ADDRESS, {
    path: ADDRESS,
    actions: { [ADDRESS]: action },
  });
  const press = async (result: FormResult<typeof answer>, title: string) => {
    const button = screen.getByRole('button', { name: 'Ngừng nhận thư' });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('heading', { name: 'Ngừng nhận thư về câu hỏi này?' });
    const answerWith = await waitFor(() => asked.pop() ?? expect.fail('The press was not sent'));
    await act(async () => answerWith(result));
    const heading = await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  };
  await press(unanswered, 'Chưa ngừng được thư');
  await press(unanswered, 'Chưa ngừng được thư');
  await press(accepted, 'Bạn không nhận thư về câu hỏi này nữa');
});
