import type { PageInput } from '../../loading/page-loader.ts';
import { sortOf, threadChoice } from './thread-query.ts';

/** Answers that stand beside the list of all specialities. */
const LATEST = 4;

/** A page of the list of questions; beside those of all specialities stand the latest answers. */
export async function loadThreads({ api, url, signal }: PageInput) {
  const choice = threadChoice(url.searchParams);
  const query = { ...choice, sort: sortOf(choice) };
  const [list, activity] = await Promise.all([
    api.get('/api/v1/thread/', { query, signal }),
    choice.speciality ? null : api.get('/api/v1/thread/activity/', { signal }),
  ]);
  const answers = (activity?.items ?? []).filter(
    ({ is_question, post }) => !is_question && post.answer_type !== 'member',
  );
  const latest = answers.slice(0, LATEST).map(({ post, title, absolute_url }) => ({
    id: post.id,
    title,
    absolute_url,
    created_at: post.created_at,
    name: post.replyer?.name ?? post.created_by.name,
  }));
  return { list, choice, latest };
}

export type Threads = Awaited<ReturnType<typeof loadThreads>>;
