import type { Failure } from '../../../forms/failure.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Why a code was not redeemed. */
export function RedeemRefused({ refused }: { refused: Failure }) {
  return (
    <div data-failure tabIndex={-1}>
      <Notice tone="bad" title="Mã này không dùng được">
        <p>{refused.fields.code ?? refused.detail ?? 'Xin vui lòng thử lại.'}</p>
      </Notice>
    </div>
  );
}
