import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { formDrafts } from '../../memory/draft-keys.ts';
import { readDrafts } from '../../memory/draft-store.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { draftsRead } from '../../testing/drafts-read.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { useDraft } from './use-draft.ts';

const KEY = formDrafts('test:2');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Form() {
  const ref = useRef<HTMLFormElement>(null);
  useDraft(ref, { key: KEY });
  return (
    <form ref={ref}>
      <textarea name="body" aria-label="nội dung" />
    </form>
  );
}

const type = (text: string) => fireEvent.input(screen.getByLabelText('nội dung'), { target: { value: text } });
const kept = () => readDrafts(KEY).map(({ values }) => values);

describe('a form before the code of drafts has come', () => {
  it('that was taken, and into which a second text is typed, has that one kept at once', async () => {
    renderFrame(<Form />);
    type('Câu thứ nhất');
    finishDraft(KEY);
    type('Câu thứ hai');
    await draftsRead();
    expect(kept()).toEqual([{ body: ['Câu thứ hai'] }]);
  });

  it('that was taken has nothing kept of what was sent, also where it was typed twice', async () => {
    renderFrame(<Form />);
    finishDraft(KEY);
    type('Câu thứ nhất');
    finishDraft(KEY);
    await draftsRead();
    expect(kept()).toEqual([]);
  });
});
