import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { useLoaderData } from 'react-router';
import { addressParts, requireWorkspace } from '../features/workspace/managed.ts';
import { saveOffer } from '../features/workspace/promotions/offer-action.ts';
import { EMPTY_OFFER } from '../features/workspace/promotions/offer-draft.ts';
import { OfferForm } from '../features/workspace/promotions/offer-form.tsx';
import { OFFER_SHOWN } from '../features/workspace/promotions/offer-rows.ts';
import styles from '../features/workspace/promotions/promotions.module.css';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(requireWorkspace);

export const action = pageAction(saveOffer, OFFER_SHOWN);

export function Component() {
  const workspace = useLoaderData<typeof loader>();
  const parts = addressParts(workspace.managed);
  return (
    <WorkspaceFrame workspace={workspace} title="Đăng ưu đãi">
      <section className={styles.section} aria-labelledby="dang-uu-dai">
        <h2 id="dang-uu-dai" className={styles.heading}>
          Đăng ưu đãi
        </h2>
        <OfferForm
          draft={EMPTY_OFFER}
          action={workspacePages.newPromotion(parts)}
          back={workspacePages.promotions(parts)}
        />
      </section>
    </WorkspaceFrame>
  );
}
