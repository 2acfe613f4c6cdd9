import { useEffect, useRef, useState } from 'react';

/** Times in milliseconds: how long typing has to rest, and how long no further lookup starts after one was sent. */
export type SuggestionTimes = { debounce: number; quiet: number };

const searchTimes: SuggestionTimes = { debounce: 200, quiet: 400 };

export type Suggestions<Answer> = {
  query: string;
  setQuery: (query: string) => void;
  /** The last answer; null while the box is blank. It stays while the next lookup is on its way. */
  answer: Answer | null;
  state: 'idle' | 'looking' | 'failed';
};

/**
 * Looks up what is typed. A lookup starts when typing has rested for `debounce`, but never within `quiet` of the one
 * before: what was typed last is then looked up when that time has passed. Blank text is never looked up, and an answer
 * that comes after a later question is dropped.
 */
export function useSuggestions<Answer>(
  lookup: (query: string, signal: AbortSignal) => Promise<Answer>,
  { debounce, quiet }: SuggestionTimes = searchTimes,
): Suggestions<Answer> {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [state, setState] = useState<Suggestions<Answer>['state']>('idle');
  const ask = useRef(lookup);
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    ask.current = lookup;
  }, [lookup]);

  const wanted = query.trim();
  useEffect(() => {
    if (!wanted) {
      setAnswer(null);
      setState('idle');
      return;
    }
    const stop = new AbortController();
    const wait = Math.max(debounce, lastSent.current + quiet - performance.now());
    const timer = setTimeout(() => {
      lastSent.current = performance.now();
      setState('looking');
      ask.current(wanted, stop.signal).then(
        found => {
          if (stop.signal.aborted) return;
          setAnswer(found);
          setState('idle');
        },
        () => {
          if (!stop.signal.aborted) setState('failed');
        },
      );
    }, wait);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, debounce, quiet]);

  return { query, setQuery, answer, state };
}
