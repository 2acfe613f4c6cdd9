import type { ThreadPosted } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { useLoaderData } from 'react-router';
import { ConfirmQuestion } from '../features/forum/confirm-question.tsx';
import { type ActionInput, pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

/** Stands for the token in the address to which a browser without script is sent. */
const DONE = 'hoan-thanh';

export const loader = pageLoader(async ({ url, params }) => ({ address: url.pathname, isDone: params.token === DONE }));

export const action = pageAction(async ({ api, params: { token = '' } }: ActionInput) => {
  const answer: ThreadPosted = await api.post('/api/v1/thread/confirm/:token/', { params: { token } });
  return { answer, address: forumPages.confirm({ token: DONE }) };
});

export function Component() {
  const { address, isDone } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Xác nhận câu hỏi" noindex />
      <ConfirmQuestion key={address} action={address} isDone={isDone} />
    </>
  );
}
