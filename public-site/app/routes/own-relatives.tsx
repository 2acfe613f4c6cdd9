import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { changeRelatives } from '../features/relatives/change-relatives.ts';
import { OwnRelatives } from '../features/relatives/own-relatives.tsx';
import { relativesQuery } from '../features/relatives/relative-address.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  const { items } = await input.api.get('/api/v1/relative/', { signal: input.signal });
  return { items, query: relativesQuery(input.url.searchParams) };
});

export const action = pageAction(changeRelatives);

export function Component() {
  const { items, query } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Người thân" noindex />
      <AccountPage
        title="Người thân"
        lead="Những người bạn hay đặt khám cho. Chỉ bạn thấy danh sách này; nơi khám chỉ nhận thông tin khi bạn đặt."
      >
        <OwnRelatives items={items} query={query} />
      </AccountPage>
    </>
  );
}
