import { useLoaderData } from 'react-router';
import { loadThread } from '../features/forum/load-thread.ts';
import { ThreadPage } from '../features/forum/thread-page.tsx';
import { sendReply } from '../features/posts/send-reply.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadThread);

/** A reply is longer than what most forms take. */
export const action = pageAction(sendReply('thread'), { longest: 20_000, most: 20 });

export function Component() {
  const { thread, hasSent } = useLoaderData<typeof loader>();
  return <ThreadPage key={thread.id} thread={thread} hasSent={hasSent} />;
}
