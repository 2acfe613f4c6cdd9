import type { KeptPromotion } from '@antam/server/features/promotions/contract.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Why staff refused a promotion, where they did. */
export function Refusal({ promotion: { refusal, can } }: { promotion: Pick<KeptPromotion, 'refusal' | 'can'> }) {
  if (refusal === '') return null;
  return (
    <Notice tone="bad" title="Ưu đãi bị từ chối">
      <p>Lý do: {refusal}</p>
      {can.edit && <p>Bạn sửa rồi gửi lại để duyệt.</p>}
    </Notice>
  );
}
