import { useLoaderData } from 'react-router';
import { LogoutPage } from '../features/accounts/logout-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async ({ form }) => ({ hasFailed: form.posted !== null }));

export function Component() {
  const { hasFailed } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Đăng xuất" noindex />
      <LogoutPage hasFailed={hasFailed} />
    </>
  );
}
