import { useLoaderData } from 'react-router';
import { EntryPage } from '../features/accounts/entry-page.tsx';
import { ENTRY_POINTS } from '../features/accounts/entry-points.ts';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async ({ url, form }) => ({ form, action: url.pathname + url.search }));

export function Component() {
  const { form, action } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Đặt mật khẩu mới" noindex />
      <EntryPage
        title="Đặt mật khẩu mới"
        lead="Chọn mật khẩu mới cho tài khoản An Tâm của bạn."
        aside={ENTRY_POINTS.password}
      >
        <ResetForm action={action} form={form} />
      </EntryPage>
    </>
  );
}
