import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { tagLookup } from './suggestion.ts';
import { type SuggestionTimes, useSuggestions } from './use-suggestions.ts';

let sent: { query: string; at: number }[];
let begin: number;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  renderPiece(<p />);
  vi.useFakeTimers();
  sent = [];
  begin = performance.now();
});

function openBox(times?: SuggestionTimes) {
  return renderHook(() =>
    useSuggestions(async query => {
      sent.push({ query, at: performance.now() - begin });
      return [query];
    }, times),
  ).result;
}

async function type(box: ReturnType<typeof openBox>, texts: readonly string[], every: number): Promise<void> {
  for (const text of texts) {
    act(() => box.current.setQuery(text));
    await pass(every);
  }
}

describe('useSuggestions', () => {
  it('[SRCH-35] looks up 200 ms after the last key, and nothing in between', async () => {
    const box = openBox();
    await type(box, ['n', 'ng', 'ngu', 'nguy', 'nguye'], 50);
    expect(sent).toEqual([]);
    await pass(149);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ query: 'nguye', at: 400 }]);
    expect(box.current.answer).toEqual(['nguye']);
  });

  it('[SRCH-36] [SRCH-42] starts no lookup within 400 ms of the last, then looks up what was typed last', async () => {
    const box = openBox();
    await type(box, ['n'], 200);
    expect(sent).toEqual([{ query: 'n', at: 200 }]);
    await pass(10);
    await type(box, ['ng'], 60);
    await type(box, ['ngu'], 1000);
    expect(sent).toEqual([
      { query: 'n', at: 200 },
      { query: 'ngu', at: 600 },
    ]);
  });

  it('[SRCH-27] never looks up blank text, and forgets the answer', async () => {
    const box = openBox();
    await type(box, ['n'], 300);
    expect(box.current.answer).toEqual(['n']);
    await type(box, ['   '], 1000);
    expect(sent).toHaveLength(1);
    expect(box.current.answer).toBeNull();
  });

  it('[SRCH-37] waits 400 ms for tag boxes', async () => {
    const box = openBox(tagLookup);
    await type(box, ['noi'], 399);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ query: 'noi', at: 400 }]);
  });

  it('drops the answer to an earlier question and says when a lookup failed', async () => {
    const answers: ((value: string) => void)[] = [];
    const lookup = (query: string) =>
      query === 'lỗi' ? Promise.reject(new Error('no')) : new Promise<string>(resolve => answers.push(resolve));
    const box = renderHook(() => useSuggestions(lookup)).result;
    act(() => box.current.setQuery('một'));
    await pass(200);
    act(() => box.current.setQuery('hai'));
    await pass(400);
    await act(async () => answers[1]?.('hai'));
    await act(async () => answers[0]?.('một'));
    expect(box.current.answer).toBe('hai');
    act(() => box.current.setQuery('lỗi'));
    await pass(400);
    expect(box.current.state).toBe('failed');
    expect(box.current.answer).toBe('hai');
  });
});
