import type { ThreadSort } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';

/** Everything by which the list of questions is narrowed and paged, in the order of addresses. */
export const THREAD_QUERY = ['q', 'sort', 'speciality', 'after', 'before'] as const;

export const SORTS = ['newest', 'unanswered', 'thanked'] as const satisfies readonly ThreadSort[];

export const SORT_NAMES = {
  newest: 'Mới nhất',
  unanswered: 'Chưa trả lời',
  thanked: 'Nhiều cảm ơn',
} as const satisfies Record<ThreadSort, string>;

/** What of an address the list is asked. */
export type ThreadChoice = Partial<Record<(typeof THREAD_QUERY)[number], string>>;

export function threadChoice(search: URLSearchParams): ThreadChoice {
  const asked = THREAD_QUERY.flatMap(name => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(asked);
}

/** The order that an address asks for; the newest where it names none that exists. */
export const sortOf = ({ sort }: ThreadChoice): ThreadSort =>
  sort === 'unanswered' || sort === 'thanked' ? sort : 'newest';

/** The list's address, from its beginning unless `after` or `before` is given. */
export const listOf = ({ q, sort, speciality, after, before }: ThreadChoice): string =>
  forumPages.list({ q, sort: sort === 'newest' ? null : sort, speciality, after, before });
