import type { KeptPromotion } from '@antam/server/features/promotions/contract.ts';
import { HiddenFields } from '../../../forms/form-field.tsx';
import { useFormAction } from '../../../forms/use-form-action.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './promotions.module.css';
import { END_FIELD } from './promotions-action.ts';

/** Ends a promotion after it was asked once more. */
export function EndForm({ promotion, action }: { promotion: KeptPromotion; action: string }) {
  const { id, title, status } = promotion;
  const isShown = status === 'published';
  const form = useFormAction<unknown>(action, { revalidates: true });
  const { formProps, token, refused, isBusy } = form;
  return (
    <details className={styles.end}>
      <summary>{isShown ? 'Kết thúc sớm' : 'Rút ưu đãi'}</summary>
      <form {...formProps} className={styles.confirm}>
        <HiddenFields token={token} />
        <input type="hidden" name={END_FIELD} value={id} />
        <p>
          Từ lúc này không ai nhận thêm được mã của <b>{title}</b>. Mã đã nhận vẫn dùng được đến hết hạn.
        </p>
        {refused && !isBusy && (
          <div data-failure tabIndex={-1}>
            <Notice tone="bad">{refused.detail ?? 'Chưa kết thúc được. Xin vui lòng thử lại.'}</Notice>
          </div>
        )}
        <Button type="submit" variant="danger" size="s" busy={isBusy}>
          {isShown ? 'Kết thúc ưu đãi' : 'Rút ưu đãi này'}
        </Button>
      </form>
    </details>
  );
}
