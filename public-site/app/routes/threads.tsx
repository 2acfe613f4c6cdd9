import { useLoaderData } from 'react-router';
import { loadThreads } from '../features/forum/load-threads.ts';
import { ThreadsPage } from '../features/forum/threads-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadThreads);

export function Component() {
  return <ThreadsPage threads={useLoaderData<typeof loader>()} />;
}
