import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formDrafts } from '../../memory/draft-keys.ts';
import { attachDraft } from './attach-draft.ts';
import { DraftPart } from './draft-part.tsx';

const KEY = formDrafts('tags');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Tags() {
  const [tags, setTags] = useState<readonly string[]>(['Tim mạch']);
  return (
    <form aria-label="thử">
      <DraftPart name="tags" value={tags.join()} onKept={text => setTags(text.split(','))} />
      <ul>
        {tags.map(tag => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setTags([...tags, 'Nội tiết'])}>
        Thêm
      </button>
    </form>
  );
}

async function open(): Promise<void> {
  cleanup();
  render(<Tags />);
  const form = screen.getByRole<HTMLFormElement>('form');
  await act(() => attachDraft(form, { key: KEY, viewer: null, version: '', given: [] }));
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('what a component keeps of itself comes back, and is sent by no form', async () => {
  await open();
  expect(localStorage.length).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Thêm' }));
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Nội tiết'));
  await open();
  await waitFor(() => expect(shown()).toEqual(['Tim mạch', 'Nội tiết']));
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([]);
});
