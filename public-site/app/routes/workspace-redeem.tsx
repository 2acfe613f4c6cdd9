import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { useLoaderData } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { requireAccount } from '../features/accounts/require-account.ts';
import { addressParts } from '../features/workspace/managed.ts';
import styles from '../features/workspace/promotions/promotions.module.css';
import { managePromotions } from '../features/workspace/promotions/promotions-action.ts';
import { ScannedClaim } from '../features/workspace/promotions/scanned-claim.tsx';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageAction } from '../forms/page-action.ts';
import type { PageError } from '../loading/page-error.ts';
import { pageLoader } from '../loading/page-loader.ts';

const NOT_YOURS =
  'Tài khoản đang đăng nhập không dùng được mã này. Mã ưu đãi do nơi khám quét và dùng cho bạn khi bạn đến.';

export const loader = pageLoader(async input => {
  const { api, params, signal } = input;
  const { pages } = await requireAccount(input);
  const claim = await api
    .get('/api/v1/promotion-claim/:code/', { params: { code: params.code ?? '' }, signal })
    .catch((error: unknown) => {
      if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === 401) throw error;
      throw { kind: 'page-error', status: 404, detail: NOT_YOURS, error_id: null } satisfies PageError;
    });
  const managed = pages.find(({ kind, id }) => kind === claim.record.kind && id === claim.record.id);
  if (!managed) throw { kind: 'page-error', status: 404, detail: NOT_YOURS, error_id: null } satisfies PageError;
  return { workspace: { managed, hasOthers: pages.length > 1 }, claim };
});

export const action = pageAction(managePromotions);

export function Component() {
  const { workspace, claim } = useLoaderData<typeof loader>();
  return (
    <WorkspaceFrame workspace={workspace} title="Dùng mã của khách">
      <section className={styles.section} aria-labelledby="dung-ma">
        <h2 id="dung-ma" className={styles.heading}>
          Dùng mã của khách
        </h2>
        <ScannedClaim
          key={claim.code}
          claim={claim}
          action={workspacePages.redeem({ code: claim.code })}
          back={workspacePages.promotions(addressParts(workspace.managed))}
        />
      </section>
    </WorkspaceFrame>
  );
}
