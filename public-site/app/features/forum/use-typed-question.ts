import type { ThreadCard } from '@antam/server/features/forum/contract.ts';
import { type Urgency, urgencyOf } from '@antam/server/features/posts/urgent-contract.ts';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useSuggestions } from '../../ui/combobox/use-suggestions.ts';

/** What is told of a question while it is typed. */
export type TypedQuestion = {
  setTitle: (title: string) => void;
  setBody: (body: string) => void;
  /** Answered questions with such a title. */
  similar: readonly Pick<ThreadCard, 'id' | 'absolute_url' | 'title' | 'answered_by'>[];
  urgency: Urgency | null;
};

/** Shorter titles say too little. */
const SHORTEST = 6;
const TIMES = { debounce: 400, quiet: 400 };

/** Looks up similar questions by the title; whether something cannot wait is seen here, and sent to nobody. */
export function useTypedQuestion(): TypedQuestion {
  const [title, setOwnTitle] = useState('');
  const [body, setBody] = useState('');
  const { setQuery, answer } = useSuggestions(
    (text, signal) => browserApi.get('/api/v1/thread/similar/', { query: { title: text }, signal }),
    TIMES,
  );
  const setTitle = (text: string) => {
    setOwnTitle(text);
    setQuery(text.trim().length < SHORTEST ? '' : text);
  };
  return { setTitle, setBody, similar: answer?.items ?? [], urgency: urgencyOf(`${title}\n${body}`) };
}
