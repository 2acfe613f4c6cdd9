import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAction } from '../../forms/page-action.ts';
import { writeCookie } from '../../memory/cookie-jar.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { QuestionForm } from './question-form.tsx';
import { sendQuestion } from './send-question.ts';

const ASK = '/hoi-bac-si/dat-cau-hoi/';
const ASKING = {
  address: ASK,
  hints: { name: '', email: '', phone: '' },
  specialities: [],
  speciality: '',
  sent: null,
  urgency: null,
};
const WRONG = {
  title: ['Tiêu đề cần từ 10 đến 150 ký tự.'],
  body: ['Nội dung cần ít nhất 20 ký tự.'],
  email: ['Xin vui lòng nhập email.'],
};
const REFUSED = { ...WRONG, status: 422, code: 'INVALID', detail: 'Một số thông tin chưa đúng.', error_id: 'E-1' };

beforeEach(() => {
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'POST' ? new Response(JSON.stringify(REFUSED), { status: 422 }) : new Response('{"items":[]}'),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What is said of a field, as its screen reader is led to it. */
const saidOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ');

describe('[FORUM-26] a question that is refused', () => {
  it('says at once all that is wrong, each beside its field and above the form, and goes to the first once the alert is read', async () => {
    renderFrame(<QuestionForm asking={ASKING} />, ASK, { path: ASK, actions: { [ASK]: pageAction(sendQuestion) } });
    fireEvent.input(box('Câu hỏi của bạn'), { target: { value: 'Ngắn' } });
    fireEvent.input(box('Kể rõ hơn'), { target: { value: 'Ho' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Gửi câu hỏi' })));
    const ok = await screen.findByRole('button', { name: 'OK' });
    for (const [label, texts] of [
      ['Câu hỏi của bạn', WRONG.title],
      ['Kể rõ hơn', WRONG.body],
      ['Email', WRONG.email],
    ] as const) {
      expect(box(label).getAttribute('aria-invalid')).toBe('true');
      expect(saidOf(box(label))).toContain(texts[0]);
      expect(screen.getByRole('link', { name: label, hidden: true }).getAttribute('href')).toBe(`#${box(label).id}`);
    }
    expect(box('Họ tên').getAttribute('aria-invalid')).toBeNull();
    expect([box('Câu hỏi của bạn').value, box('Kể rõ hơn').value]).toEqual(['Ngắn', 'Ho']);
    await act(async () => fireEvent.click(ok));
    await waitFor(() => expect(document.activeElement).toBe(box('Câu hỏi của bạn')));
  });

  it('comes back without script with the same beside its fields', () => {
    renderFrame(<QuestionForm asking={ASKING} />, ASK, {
      rendered: { sentTo: ASK, values: { title: 'Ngắn' }, status: 422, problem: REFUSED },
    });
    expect(saidOf(box('Câu hỏi của bạn'))).toContain(WRONG.title[0]);
    expect(box('Câu hỏi của bạn').value).toBe('Ngắn');
    expect(screen.getByRole('link', { name: 'Email' })).toBeDefined();
  });
});

it('similar questions are looked up for the title of a form that came back without script', async () => {
  renderFrame(<QuestionForm asking={ASKING} />, ASK, {
    rendered: { sentTo: ASK, values: { title: 'Ho kéo dài ba tuần' }, status: 422, problem: REFUSED },
  });
  const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => decodeURIComponent(String(address)));
  await waitFor(() => expect(asked().join()).toMatch(/similar.*Ho.kéo.dài/));
});
