import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import { useLoaderData } from 'react-router';
import { ConfirmEmail } from '../features/accounts/confirm-email.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

/** Where a form without script comes to after it was taken, in the place of a token. */
const DONE = 'hoan-thanh';

export const loader = pageLoader(async ({ url, params, form }) => ({
  form,
  action: url.pathname + url.search,
  done: params.token === DONE ? stepOf(url) : null,
}));

/** What is left to do there. */
function stepOf({ searchParams }: URL): Pick<ConfirmAnswer, 'next_step'> {
  return searchParams.get('buoc') === 'thu' ? { next_step: 'ask-letter' } : {};
}

export function Component() {
  const { form, action, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Xác thực email" noindex />
      <ConfirmEmail form={form} action={action} done={done} />
    </>
  );
}
