import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { AskPage } from './ask-page.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import type { Asking } from './load-asking.ts';
import { ThreadStatus } from './thread-status.tsx';

afterEach(cleanup);

const asking: Asking = {
  address: '/hoi-bac-si/dat-cau-hoi/',
  hints: { name: '', email: '', phone: '' },
  specialities: [],
  speciality: '',
  sent: 'unconfirmed',
  urgency: null,
};
const BUTTON = 'Xác nhận câu hỏi';

it('the button that the texts name is the one of the page that the link opens', () => {
  renderFrame(<ConfirmQuestion action="/hoi-bac-si/xac-nhan/abc/" isDone={false} />);
  expect(screen.getByRole('button', { name: BUTTON })).toBeDefined();
});

it('the page after a question names the button, because opening the link alone confirms nothing', () => {
  renderFrame(<AskPage asking={asking} />);
  expect(screen.getByText(new RegExp(`nhấn “${BUTTON}”`))).toBeDefined();
});

it('the page of an unconfirmed question names the button, because opening the link alone confirms nothing', () => {
  renderFrame(<ThreadStatus thread={{ status: 'unconfirmed', removal_reason: '' }} />);
  expect(screen.getByText(new RegExp(`nhấn “${BUTTON}”`))).toBeDefined();
});
