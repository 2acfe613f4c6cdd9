import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { Plus } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { addressParts, requireWorkspace } from '../features/workspace/managed.ts';
import { KeptList } from '../features/workspace/promotions/kept-list.tsx';
import styles from '../features/workspace/promotions/promotions.module.css';
import { managePromotions } from '../features/workspace/promotions/promotions-action.ts';
import { RedeemForm } from '../features/workspace/promotions/redeem-form.tsx';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { LinkButton } from '../ui/button/button.tsx';

export const loader = pageLoader(async input => {
  const workspace = await requireWorkspace(input);
  const { kind, id } = workspace.managed;
  const query = kind === 'place' ? { place: String(id) } : { professional: String(id) };
  const { items } = await input.api.get('/api/v1/own-promotion/', { query, signal: input.signal });
  return { workspace, promotions: items };
});

export const action = pageAction(managePromotions);

export function Component() {
  const { workspace, promotions } = useLoaderData<typeof loader>();
  const address = workspacePages.promotions(addressParts(workspace.managed));
  return (
    <WorkspaceFrame workspace={workspace} title="Ưu đãi">
      <div className={styles.page}>
        <section className={styles.section} aria-labelledby="dung-ma">
          <h2 id="dung-ma" className={styles.heading}>
            Dùng mã của khách
          </h2>
          <RedeemForm action={address} />
        </section>
        <section className={styles.section} aria-labelledby="uu-dai-cua-trang">
          <div className={styles.bar}>
            <h2 id="uu-dai-cua-trang" className={styles.heading}>
              Ưu đãi của trang
            </h2>
            {promotions.length > 0 && (
              <LinkButton
                to={workspacePages.newPromotion(addressParts(workspace.managed))}
                icon={<Plus aria-hidden="true" />}
              >
                Đăng ưu đãi
              </LinkButton>
            )}
          </div>
          <KeptList promotions={promotions} managed={workspace.managed} />
        </section>
      </div>
    </WorkspaceFrame>
  );
}
