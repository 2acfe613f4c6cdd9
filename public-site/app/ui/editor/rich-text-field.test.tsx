import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChromeLike, toolGroups } from '../../../editor/tools.ts';
import { renderPiece } from '../testing/render-piece.tsx';
import { RichTextField } from './rich-text-field.tsx';

vi.mock('./editor.tsx', () => {
  throw new Error('offline');
});

afterEach(() => vi.restoreAllMocks());

describe('a field for formatted text', () => {
  it('is a plain labelled box of its form on the server, with what is stored', () => {
    document.body.innerHTML = renderToString(
      <RichTextField name="body" label="Trả lời" toolbar="full" defaultValue="<p>Chào bạn</p>" required />,
    );
    const box = screen.getByLabelText<HTMLTextAreaElement>('Trả lời');
    expect([box.tagName, box.name, box.value, box.required, box.hidden]).toEqual([
      'TEXTAREA',
      'body',
      '<p>Chào bạn</p>',
      true,
      false,
    ]);
    document.body.innerHTML = '';
  });

  it('stays a plain box where the editor does not arrive', async () => {
    renderPiece(<RichTextField name="body" label="Trả lời" toolbar="full" error="Chưa có nội dung." />);
    await vi.waitFor(() => expect(document.querySelector('[data-rich-text]')?.children.length).toBe(1), 120_000);
    const box = screen.getByLabelText('Trả lời');
    expect([box.hidden, box.getAttribute('aria-invalid')]).toEqual([false, 'true']);
  });
});

describe('the tools of the editor', () => {
  const names = (...args: Parameters<typeof toolGroups>) =>
    toolGroups(...args).flatMap(group => group.map(tool => tool.icon));

  it('[UI-33] are few where people describe themselves, and all where articles are written', () => {
    expect(names('minimal', true)).toEqual(['bold', 'italic', 'left', 'center', 'right', 'bullet', 'ordered']);
    expect(names('full', true)).toEqual(
      expect.arrayContaining(['link', 'image', 'html', 'fullscreen', 'undo', 'redo']),
    );
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1',
      false,
    ],
  ])('[UI-24] know browsers like Chrome: %s', (userAgent, expected) => {
    expect(isChromeLike(userAgent)).toBe(expected);
    expect(names('full', isChromeLike(userAgent)).includes('undo')).toBe(expected);
  });
});
