import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAction } from '../../forms/page-action.ts';
import { writeCookie } from '../../memory/cookie-jar.ts';
import { OWN_POSTS, POST } from '../../testing/own-posts.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { ToastProvider } from '../../ui/toast/toast.tsx';
import { DiscussionContext } from './discussion.ts';
import { EditForm } from './edit-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { sendReply } from './send-reply.ts';

const PAGE = '/hoi-bac-si/ho-1/';
const SHORT = 'Nội dung cần ít nhất 20 ký tự.';
const viewer = {
  id: 3,
  name: 'Minh',
  email: 'minh@antam.example',
  mobile_phone: null,
  role: 'user' as const,
  is_email_confirmed: true,
  favourites: { place: [], professional: [] },
  notice: null,
};

beforeEach(() => {
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  const refused = { body: [SHORT], status: 422, code: 'INVALID', detail: 'Chưa đúng.', error_id: 'E-1' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(refused), { status: 422 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const show = (form: ReactNode) =>
  renderFrame(
    <ToastProvider>
      <DiscussionContext
        value={{
          kind: 'thread',
          id: 1,
          isLocked: false,
          own: OWN_POSTS,
          reply: () => undefined,
          readAgain: () => undefined,
        }}
      >
        {form}
      </DiscussionContext>
    </ToastProvider>,
    PAGE,
    {
      path: '/hoi-bac-si/:slugId/',
      actions: { '/hoi-bac-si/:slugId/': pageAction(sendReply('thread')) },
      root: { ...rootData, viewer },
    },
  );

describe('words of a post that are refused', () => {
  it.each([
    ['a reply', <ReplyForm key="reply" action={PAGE} onReplied={vi.fn()} />, 'Trả lời của bạn', 'Gửi trả lời'],
    ['an edit', <EditForm key="edit" post={POST} onClose={vi.fn()} onSaved={vi.fn()} />, 'Sửa bài viết', 'Lưu'],
  ] as const)(
    'of %s stay, with what is wrong beside them, and have the focus once the alert is read',
    async (_, form, label, button) => {
      show(form);
      const box = screen.getByLabelText<HTMLTextAreaElement>(label);
      fireEvent.input(box, { target: { value: 'Ngắn' } });
      await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
      await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'OK' })));
      await waitFor(() => expect(document.activeElement).toBe(box));
      expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['Ngắn', 'true']);
      const said = document.getElementById(box.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).toBe(SHORT);
    },
  );
});
