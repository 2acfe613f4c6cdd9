import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { data } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { FormResult } from '../../forms/form-result.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

afterEach(cleanup);

const ADDRESS = '/xac-thuc-email/abc/';
const TITLE = { name: 'Xác thực email không thành công!' };

it('the title takes the focus after a press alone, because before it no button had the focus', async () => {
  const unanswered: FormResult = { sentTo: ADDRESS, values: {}, status: 503, problem: null };
  let sendings = 0;
  const action = async () => {
    sendings += 1;
    return data(unanswered, 503);
  };
  renderFrame(<ConfirmEmail action={ADDRESS} done={null} />, ADDRESS, {
    path: ADDRESS,
    actions: { [ADDRESS]: action },
  });
  await screen.findByRole('heading', TITLE);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', TITLE)));
  expect(sendings).toBe(2);
});
