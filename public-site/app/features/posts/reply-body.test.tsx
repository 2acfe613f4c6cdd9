import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attachDraft } from '../../forms/drafts/attach-draft.ts';
import type { FormState } from '../../forms/use-form-action.ts';
import { readDrafts } from '../../memory/draft-store.ts';
import { OWN_POSTS } from '../../testing/own-posts.ts';
import { DiscussionContext, replyDrafts } from './discussion.ts';
import { ReplyBody } from './reply-body.tsx';

vi.mock('../../ui/editor/editor.tsx', () => {
  throw new Error('offline');
});

const KEY = replyDrafts('thread', 1);
const OFFICIAL: OwnPosts = { ...OWN_POSTS, can: { ...OWN_POSTS.can, use_editor: true } };
const STATE: FormState = {
  id: 'f',
  token: '',
  typed: {},
  failure: null,
  refused: null,
  isBusy: false,
};

function Reply({ own }: { own: OwnPosts | null }) {
  const ref = useRef<HTMLFormElement>(null);
  return (
    <DiscussionContext
      value={{ kind: 'thread', id: 1, isLocked: false, own, reply: () => undefined, readAgain: () => undefined }}
    >
      <form ref={ref} aria-label="trả lời">
        <ReplyBody form={STATE} />
      </form>
    </DiscussionContext>
  );
}

const box = () => {
  const found = document.querySelector<HTMLTextAreaElement>('textarea[name=body]');
  if (!found) throw new Error('The form has a box for its words.');
  return found;
};
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
const attach = () =>
  act(() =>
    attachDraft(screen.getByRole<HTMLFormElement>('form'), {
      key: KEY,
      viewer: { id: 2, email: 'bs@antam.example' },
      version: '',
      given: [],
    }),
  );
const kept = () => readDrafts(KEY).map(({ values }) => values.body?.[0]);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the words of a reply of an account that may use the editor', () => {
  it('are still there and kept when the editor takes the place of the plain box in which they came back', async () => {
    const first = render(<Reply own={OFFICIAL} />);
    await attach();
    type('<p>Chào bạn</p>');
    first.unmount();
    const { rerender } = render(<Reply own={null} />);
    const draft = await attach();
    expect([draft.found, box().value]).toEqual(['filled', '<p>Chào bạn</p>']);
    await act(async () => rerender(<Reply own={OFFICIAL} />));
    expect(document.querySelector('[data-rich-text]')).not.toBeNull();
    expect(box().value).toBe('<p>Chào bạn</p>');
    expect(kept()).toEqual(['<p>Chào bạn</p>']);
  });

  it('that were typed before the code of drafts came are kept from then on, and replaced by no draft', async () => {
    const first = render(<Reply own={OFFICIAL} />);
    await attach();
    type('Cũ');
    first.unmount();
    const { rerender } = render(<Reply own={null} />);
    type('Mới');
    await act(async () => rerender(<Reply own={OFFICIAL} />));
    await attach();
    expect([box().value, kept()]).toEqual(['Mới', ['Mới']]);
  });
});
