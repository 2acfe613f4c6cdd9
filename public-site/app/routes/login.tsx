import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { useLoaderData } from 'react-router';
import { AlreadyLoggedIn } from '../features/accounts/already-logged-in.tsx';
import { logIn } from '../features/accounts/entry-actions.ts';
import { loadEntry, otherEntry } from '../features/accounts/entry-data.ts';
import { EntryPage } from '../features/accounts/entry-page.tsx';
import { ENTRY_POINTS } from '../features/accounts/entry-points.ts';
import { entryReason } from '../features/accounts/entry-reason.ts';
import styles from '../features/accounts/form/form.module.css';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { SocialButtons } from '../features/accounts/social-buttons.tsx';
import { SocialFailure } from '../features/accounts/social-failure.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import { Notice } from '../ui/notice/notice.tsx';

export const loader = pageLoader(async input => ({
  ...(await loadEntry(input)),
  done: input.url.searchParams.get('done'),
}));

export const action = pageAction(logIn);

export function Component() {
  const { query, hints, social, address, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Đăng nhập" description="Đăng nhập tài khoản An Tâm." path={accountPages.login()} />
      <EntryPage
        title="Đăng nhập"
        lead={entryReason(query.source)}
        className={query.css_class}
        aside={ENTRY_POINTS.login}
        after={
          <>
            Chưa có tài khoản? <a href={otherEntry(address, accountPages.signup())}>Đăng ký</a>
          </>
        }
      >
        <AlreadyLoggedIn />
        {done === 'reset' && (
          <div className={styles.before}>
            <Notice tone="good" title="Mật khẩu đã được đổi">
              Bạn hãy đăng nhập bằng mật khẩu mới.
            </Notice>
          </div>
        )}
        <SocialFailure code={query.loi} />
        <LoginForm next={query.next} favourite={query.favourite} email={hints.email} action={address} />
        <SocialButtons providers={social} query={query} />
      </EntryPage>
    </>
  );
}
