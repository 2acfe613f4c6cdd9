import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { PendingLink } from '@antam/server/features/social-login/contract.ts';
import { useLoaderData } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { linkAccount } from '../features/accounts/entry-actions.ts';
import { EntryPage } from '../features/accounts/entry-page.tsx';
import { ENTRY_POINTS } from '../features/accounts/entry-points.ts';
import styles from '../features/accounts/form/form.module.css';
import { LinkAccountForm } from '../features/accounts/link-account-form.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import { LinkButton } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

export const loader = pageLoader(async ({ api, url, signal }) => ({
  address: url.pathname,
  pending: await api.get('/api/v1/social-login/pending/', { signal }).catch(nobody),
}));

export const action = pageAction(linkAccount);

/** The page on which a visitor who returns from a social login proves that an account is theirs. */
export function Component() {
  const { address, pending } = useLoaderData<typeof loader>();
  const title = pending?.asks === 'code' ? 'Xác thực hai lớp' : 'Liên kết tài khoản';
  return (
    <>
      <Seo title={title} noindex />
      <EntryPage title={title} lead={pending && <Lead pending={pending} />} aside={ENTRY_POINTS.login}>
        {pending ? (
          <LinkAccountForm pending={pending} action={address} />
        ) : (
          <>
            <div className={styles.before}>
              <Notice tone="bad" title="Lần đăng nhập này đã hết hạn">
                Bạn hãy đăng nhập lại từ đầu. Bạn có 10 phút cho mỗi lần.
              </Notice>
            </div>
            <LinkButton to={accountPages.login()} size="l" wide reloadDocument>
              Về trang đăng nhập
            </LinkButton>
          </>
        )}
      </EntryPage>
    </>
  );
}

function Lead({ pending: { asks, email, provider_name } }: { pending: PendingLink }) {
  if (asks === 'code') return `Bạn đã đăng nhập qua ${provider_name}. Tài khoản này có xác thực hai lớp.`;
  return (
    <>
      Email <span className={styles.strong}>{email}</span> đã có tài khoản An Tâm. Nhập mật khẩu của tài khoản đó để
      liên kết với {provider_name}: bạn chỉ cần làm một lần.
    </>
  );
}

/** 404: no social login waits for a proof, or it has expired. */
function nobody(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null;
  throw error;
}
