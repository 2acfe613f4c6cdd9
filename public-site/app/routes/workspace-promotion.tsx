import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { useLoaderData } from 'react-router';
import { addressParts, requireWorkspace } from '../features/workspace/managed.ts';
import { saveOffer } from '../features/workspace/promotions/offer-action.ts';
import { draftOfOffer } from '../features/workspace/promotions/offer-draft.ts';
import { OfferForm } from '../features/workspace/promotions/offer-form.tsx';
import { OFFER_SHOWN } from '../features/workspace/promotions/offer-rows.ts';
import styles from '../features/workspace/promotions/promotions.module.css';
import { Refusal } from '../features/workspace/promotions/refusal.tsx';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageAction } from '../forms/page-action.ts';
import { notFound } from '../loading/page-error.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Notice } from '../ui/notice/notice.tsx';

export const loader = pageLoader(async input => {
  const workspace = await requireWorkspace(input);
  const id = input.params.promotion ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  const promotion = await input.api.get('/api/v1/own-promotion/:id/', {
    params: { id: Number(id) },
    signal: input.signal,
  });
  const { kind, id: owner } = promotion.record;
  if (kind !== workspace.managed.kind || owner !== workspace.managed.id) throw notFound();
  return { workspace, promotion };
});

export const action = pageAction(saveOffer, OFFER_SHOWN);

export function Component() {
  const { workspace, promotion } = useLoaderData<typeof loader>();
  const { id, status, updated_at, can } = promotion;
  const parts = addressParts(workspace.managed);
  return (
    <WorkspaceFrame workspace={workspace} title="Sửa ưu đãi">
      <section className={styles.section} aria-labelledby="sua-uu-dai">
        <h2 id="sua-uu-dai" className={styles.heading}>
          Sửa ưu đãi
        </h2>
        <Refusal promotion={promotion} />
        {can.edit && status === 'published' && (
          <Notice tone="warn" title="Ưu đãi này đang hiển thị">
            <p>Khi bạn lưu, ưu đãi tạm ẩn cho đến khi được duyệt lại. Mã đã nhận vẫn dùng được.</p>
          </Notice>
        )}
        {can.edit ? (
          <OfferForm
            key={id}
            draft={draftOfOffer(promotion)}
            version={updated_at}
            action={workspacePages.promotion({ ...parts, promotion: String(id) })}
            back={workspacePages.promotions(parts)}
          />
        ) : (
          <p>
            Ưu đãi này đã kết thúc nên không sửa được nữa.{' '}
            <a href={workspacePages.newPromotion(parts)}>Đăng ưu đãi mới</a>
          </p>
        )}
      </section>
    </WorkspaceFrame>
  );
}
