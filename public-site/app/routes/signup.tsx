import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { useLoaderData } from 'react-router';
import { AlreadyLoggedIn } from '../features/accounts/already-logged-in.tsx';
import { signUp } from '../features/accounts/entry-actions.ts';
import { loadEntry, otherEntry } from '../features/accounts/entry-data.ts';
import { EntryPage } from '../features/accounts/entry-page.tsx';
import { ENTRY_POINTS } from '../features/accounts/entry-points.ts';
import { entryReason } from '../features/accounts/entry-reason.ts';
import { SignupForm } from '../features/accounts/signup-form.tsx';
import { SocialButtons } from '../features/accounts/social-buttons.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(loadEntry);

export const action = pageAction(signUp);

export function Component() {
  const { query, hints, social, address } = useLoaderData<typeof loader>();
  const isProvider = query.type === 'place' || query.type === 'professional' || query.css_class === 'provider';
  return (
    <>
      <Seo
        title="Đăng ký tài khoản"
        description="Đăng ký An Tâm miễn phí để ghi nhớ bác sĩ, cơ sở y tế và xem số liên hệ."
        path={accountPages.signup()}
      />
      <EntryPage
        title="Đăng ký tài khoản"
        lead={entryReason(query.source)}
        className={query.css_class}
        aside={ENTRY_POINTS[isProvider ? 'provider' : 'signup']}
        after={
          <>
            Đã có tài khoản? <a href={otherEntry(address, accountPages.login())}>Đăng nhập</a>
          </>
        }
      >
        <AlreadyLoggedIn />
        <SignupForm query={query} hints={hints} action={address} />
        <SocialButtons providers={social} query={query} />
      </EntryPage>
    </>
  );
}
