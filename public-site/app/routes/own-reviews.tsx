import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { OwnReviews } from '../features/reviews/own-reviews.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  const page = input.url.searchParams.get('page');
  return input.api.get('/api/v1/account/comment/', { query: page === null ? {} : { page }, signal: input.signal });
});

export function Component() {
  const own = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Nhận xét của tôi" noindex />
      <AccountPage title="Nhận xét của tôi" lead="Những gì bạn đã viết về bác sĩ và cơ sở y tế, và ai đang thấy.">
        <OwnReviews own={own} />
      </AccountPage>
    </>
  );
}
