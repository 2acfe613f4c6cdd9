import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { useLoaderData } from 'react-router';
import { EntryPage } from '../features/accounts/entry-page.tsx';
import { ENTRY_POINTS } from '../features/accounts/entry-points.ts';
import { readHints } from '../features/accounts/entry-query.ts';
import { ForgotForm } from '../features/accounts/forgot-form.tsx';
import { askForResetLink } from '../features/accounts/password-actions.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async ({ url, cookies }) => ({
  email: readHints(cookies).email,
  address: url.pathname + url.search,
  isDone: url.searchParams.has('done'),
}));

export const action = pageAction(askForResetLink);

export function Component() {
  const { email, address, isDone } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Quên mật khẩu" description="Nhận thư đặt lại mật khẩu An Tâm." path={accountPages.forgotPassword()} />
      <EntryPage
        title="Quên mật khẩu"
        lead="Nhập email bạn đã đăng ký. Chúng tôi gửi cho bạn một liên kết để đặt mật khẩu mới."
        aside={ENTRY_POINTS.password}
        after={
          <>
            Nhớ ra rồi? <a href={accountPages.login()}>Đăng nhập</a>
          </>
        }
      >
        <ForgotForm email={email} action={address} isDone={isDone} />
      </EntryPage>
    </>
  );
}
