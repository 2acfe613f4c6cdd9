import type { ThreadCard } from '@antam/server/features/forum/contract.ts';
import { type RefObject, useEffect } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';

/** What is shown about a question while it is typed. */
export type TypedQuestion = {
  setTitle: (title: string) => void;
  /** Answered questions with such a title. */
  similar: readonly Pick<ThreadCard, 'id' | 'absolute_url' | 'title' | 'answered_by'>[];
};

/** Shorter titles say too little. */
const MIN_LENGTH = 6;
const TIMES = { debounce: 400, quiet: 400 };

/** Looks up similar questions by the title, also by one that the page came with. */
export function useTypedQuestion(form: RefObject<HTMLFormElement | null>): TypedQuestion {
  const { setQuery, answer } = useSuggestions(
    (text, signal) => browserApi.get('/api/v1/thread/similar/', { query: { title: text }, signal }),
    TIMES,
  );
  useEffect(() => {
    const box = form.current?.elements.namedItem('title');
    if (box instanceof HTMLInputElement) setQuery(askedBy(box.value));
  }, [form, setQuery]);
  const setTitle = (text: string) => setQuery(askedBy(text));
  return { setTitle, similar: answer?.items ?? [] };
}

const askedBy = (title: string): string => (title.trim().length < MIN_LENGTH ? '' : title);
