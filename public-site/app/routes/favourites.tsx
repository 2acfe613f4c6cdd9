import type { FavouriteList as FavouriteListAnswer } from '@antam/server/features/favourites/contract.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { useActionData, useLoaderData } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { accountAddress } from '../features/accounts/account-address.ts';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { pressHeart } from '../features/favourites/favourite-action.ts';
import styles from '../features/favourites/favourite-list.module.css';
import { FavouriteList } from '../features/favourites/favourite-list.tsx';
import { FavouriteRefusal } from '../features/favourites/favourite-refusal.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { pageAction } from '../forms/page-action.ts';
import { type PageInput, pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../ui/button/button.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

const PATH = favouritesPage();

export const loader = pageLoader(async input => ({ list: await readList(input) }));

/** Null for visitors who are not logged in: the page then says how to begin. */
async function readList({ api, url, signal }: PageInput): Promise<FavouriteListAnswer | null> {
  try {
    return await api.get('/api/v1/favourite/', { query: { page: url.searchParams.get('page') }, signal });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  }
}

export const action = pageAction(pressHeart);

export function Component() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Ghi nhớ" description="Bác sĩ và cơ sở y tế mà bạn đã ghi nhớ." path={PATH} noindex />
      {list === null ? <VisitorPage /> : <MemberPage list={list} />}
    </>
  );
}

function MemberPage({ list }: { list: FavouriteListAnswer }) {
  return (
    <AccountPage title="Danh sách ghi nhớ">
      <FavouriteRefusal result={useActionData<FormResult>()} />
      <FavouriteList key={list.page} list={list} />
      {list.pages > 1 && (
        <Pagination
          page={list.page}
          pageCount={list.pages}
          hrefFor={page => favouritesPage({ page: page === 1 ? null : page })}
        />
      )}
    </AccountPage>
  );
}

function VisitorPage() {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Danh sách ghi nhớ' }]} />
      <h1>Danh sách ghi nhớ</h1>
      <EmptyState
        drawing="heart"
        title="Đăng nhập để xem những gì bạn đã ghi nhớ"
        action={
          <LinkButton to={accountAddress({ tab: 'login', source: 'favourite', next: PATH })}>Đăng nhập</LinkButton>
        }
      >
        Danh sách được giữ trong tài khoản của bạn, nên mở được trên mọi thiết bị.
      </EmptyState>
    </div>
  );
}
