import { cleanup, fireEvent, screen, act as settle, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import { AccountOverlayProvider } from '../features/accounts/account-overlay.tsx';
import { renderFrame } from '../testing/render-frame.tsx';
import { useAct } from './use-act.ts';

const ADDRESS = '/hoi-bac-si/7/?page=2';

let answers: { resolve: (text: string) => void; reject: (error: unknown) => void }[];
const call = vi.fn((_typed: string) => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })));
const onDone = vi.fn();
const onFailed = vi.fn();
const onMistake = vi.fn();
beforeEach(() => {
  answers = [];
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function NoteForm({ asksForLogin = false }: { asksForLogin?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { act, isBusy, failure } = useAct(call, {
    onDone,
    onFailed,
    form,
    ...(asksForLogin && { login: { tab: 'login' as const, source: 'forum' as const } }),
  });
  return (
    <form
      ref={form}
      onSubmit={event => {
        event.preventDefault();
        act(String(new FormData(event.currentTarget).get('note'))).catch(onMistake);
      }}
    >
      <input name="note" defaultValue="Nhịn ăn 8 giờ" aria-invalid={failure?.fields.note ? true : undefined} />
      <button type="submit" aria-busy={isBusy}>
        Gửi
      </button>
      <output>{failure && `${failure.detail} ${failure.errorCode}`}</output>
    </form>
  );
}

function show(asksForLogin = false) {
  window.history.replaceState(null, '', ADDRESS);
  const { router } = renderFrame(
    <AccountOverlayProvider>
      <NoteForm asksForLogin={asksForLogin} />
    </AccountOverlayProvider>,
    ADDRESS,
  );
  return () => router.state.location;
}

const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Gửi' }));
const refuse = (problem: ApiProblem) => settle(async () => answers.at(-1)?.reject(problem));
const box = () => screen.getByRole<HTMLInputElement>('textbox');

it('a press that comes as soon as the page is drawn sends what is drawn', () => {
  function CountedNote() {
    const [count, setCount] = useState(0);
    const { act } = useAct(() => call(`Lần ${count}`));
    useLayoutEffect(() => {
      if (count === 1) void act();
    }, [count, act]);
    return (
      <button type="button" onClick={() => setCount(1)}>
        Thêm
      </button>
    );
  }
  renderFrame(<CountedNote />);
  fireEvent.click(screen.getByRole('button'));
  expect(call.mock.calls).toEqual([['Lần 1']]);
});

it('a second press while the first one is under way sends nothing, and the button is busy until the answer came', async () => {
  show();
  send();
  send();
  expect(call.mock.calls).toEqual([['Nhịn ăn 8 giờ']]);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await settle(async () => answers[0]?.resolve('taken'));
  expect(onDone.mock.calls).toEqual([['taken']]);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false');
});

it('[ERR-03] an act that the server failed at says so with the id of the error, and what was typed stays for the next try', async () => {
  show();
  box().value = 'Mang theo sổ khám';
  send();
  await refuse(new ApiProblem(500, { code: 'UNEXPECTED', detail: 'Hệ thống đang gặp trục trặc.', error_id: 'E-7' }));
  expect(screen.getByRole('status').textContent).toBe('Hệ thống đang gặp trục trặc. E-7');
  expect(box().value).toBe('Mang theo sổ khám');
  send();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(call).toHaveBeenLastCalledWith('Mang theo sổ khám');
});

it('what was refused with a token that had run out is sent once more with the fresh one', async () => {
  show();
  send();
  const stale = new ApiProblem(403, { code: 'XSRF' });
  await refuse(stale);
  expect([call.mock.calls.length, screen.getByRole('status').textContent]).toEqual([2, '']);
  await refuse(stale);
  expect([call.mock.calls.length, onFailed.mock.calls.length]).toEqual([2, 1]);
});

it('a field that was refused takes the focus', async () => {
  show();
  send();
  await refuse(new ApiProblem(422, { code: 'INVALID', note: ['Dài tối đa 500 ký tự.'] }));
  expect(document.activeElement).toBe(box());
  expect(onFailed.mock.calls[0]?.[0].fields).toEqual({ note: 'Dài tối đa 500 ký tự.' });
});

const OVER = new ApiProblem(401, { code: 'LOGIN_REQUIRED', detail: 'Bạn cần đăng nhập.' });

it('a visitor whose session is over is asked to log in, and comes back to the page, where the act says how', async () => {
  const place = show(true);
  send();
  await refuse(OVER);
  await waitFor(() => expect(place().pathname).toBe('/dang-nhap'));
  expect(place().search).toBe('?next=%2Fhoi-bac-si%2F7%2F%3Fpage%3D2&source=forum');
  expect(onFailed).not.toHaveBeenCalled();
});

it('a visitor who typed something reads beside it that their session is over, for when the login is closed', async () => {
  show(true);
  send();
  await refuse(OVER);
  expect(screen.getByRole('status').textContent).toContain('Bạn cần đăng nhập.');
});

it('a visitor who has gone on to another page is not asked to log in for what they left', async () => {
  const place = show(true);
  send();
  cleanup();
  await refuse(OVER);
  expect(place().pathname).toBe('/hoi-bac-si/7/');
});

it('an act that was done and cannot be followed is no failed act', async () => {
  show();
  onDone.mockRejectedValueOnce(new Error('a mistake in what follows'));
  send();
  await settle(async () => answers[0]?.resolve('taken'));
  expect(onMistake).toHaveBeenCalledWith(new Error('a mistake in what follows'));
  expect([screen.getByRole('status').textContent, onFailed.mock.calls]).toEqual(['', []]);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false');
});

it('a visitor whose session is over reads so where the act does not say how they log in', async () => {
  show();
  send();
  await refuse(OVER);
  expect(screen.getByRole('status').textContent).toContain('Bạn cần đăng nhập.');
});
