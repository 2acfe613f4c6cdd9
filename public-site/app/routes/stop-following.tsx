import { forumPages } from '@antam/server/features/forum/pages.ts';
import { useLoaderData } from 'react-router';
import { StopFollowing } from '../features/forum/stop-following.tsx';
import { type ActionInput, pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

/** Stands for the token in the address to which a browser without script is sent. */
const DONE = 'hoan-thanh';

export const loader = pageLoader(async ({ url, params }) => ({ address: url.pathname, isDone: params.token === DONE }));

export const action = pageAction(async ({ api, params: { token = '' } }: ActionInput) => {
  const answer = await api.post('/api/v1/thread/stop/:token/', { params: { token } });
  return { answer, address: forumPages.stop({ token: DONE }) };
});

export function Component() {
  const { address, isDone } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Ngừng nhận thư về câu hỏi" noindex />
      <StopFollowing key={address} action={address} isDone={isDone} />
    </>
  );
}
