import type { ConfirmAnswer } from '@antam/server/features/sign-up/contract.ts';
import { useLoaderData } from 'react-router';
import { CONFIRMED, confirmEmail } from '../features/accounts/confirm-action.ts';
import { ConfirmEmail } from '../features/accounts/confirm-email.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async ({ url, params }) => ({
  address: url.pathname + url.search,
  done: params.token === CONFIRMED ? stepOf(url) : null,
}));

/** What is left to do there. */
function stepOf({ searchParams }: URL): Pick<ConfirmAnswer, 'next_step'> {
  return searchParams.get('buoc') === 'thu' ? { next_step: 'ask-letter' } : {};
}

export const action = pageAction(confirmEmail);

export function Component() {
  const { address, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Xác thực email" noindex />
      <ConfirmEmail action={address} done={done} />
    </>
  );
}
