import type { KeptPromotion } from '@antam/server/features/promotions/contract.ts';
import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { Pencil } from 'lucide-react';
import { HiddenFields } from '../../../forms/form-field.tsx';
import { useFormAction } from '../../../forms/use-form-action.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, LinkButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { formatDate } from '../../../ui/text/format-date.ts';
import { formatNumber } from '../../../ui/text/format-number.ts';
import { PromotionPrice } from '../../promotions/promotion-price.tsx';
import { addressParts, type Managed } from '../managed.ts';
import styles from './promotions.module.css';
import { END_FIELD } from './promotions-action.ts';
import { Refusal } from './refusal.tsx';

type Shown = { tone: 'good' | 'warn' | 'bad' | 'neutral' | 'brand'; text: string };

/** What visitors see of it, in a word or two. */
function stateOf({ status, state, refusal }: KeptPromotion): Shown {
  if (refusal !== '') return { tone: 'bad', text: 'Bị từ chối' };
  if (status === 'hidden') return { tone: 'warn', text: 'Đã ẩn' };
  if (state === 'ended') return { tone: 'neutral', text: 'Hết hạn' };
  if (status === 'pending') return { tone: 'warn', text: 'Chờ duyệt' };
  return state === 'running' ? { tone: 'good', text: 'Đang chạy' } : { tone: 'brand', text: 'Sắp chạy' };
}

/** The promotions of a page with how many codes were claimed and redeemed. */
export function KeptList({ promotions, managed }: { promotions: readonly KeptPromotion[]; managed: Managed }) {
  const parts = addressParts(managed);
  const action = workspacePages.promotions(parts);
  if (promotions.length === 0) {
    return (
      <EmptyState
        drawing="letter"
        title="Trang này chưa có ưu đãi"
        action={<LinkButton to={workspacePages.newPromotion(parts)}>Đăng ưu đãi đầu tiên</LinkButton>}
      >
        Ưu đãi có thời hạn giúp người mới biết đến bạn. An Tâm duyệt trước khi hiển thị.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {promotions.map(promotion => {
        const { id, title, absolute_url, status, starts_at, ends_at, can } = promotion;
        const { tone, text } = stateOf(promotion);
        return (
          <Card as="li" key={id} className={styles.item}>
            <div className={styles.head}>
              <h3 className={styles.name}>{status === 'published' ? <a href={absolute_url}>{title}</a> : title}</h3>
              <Badge tone={tone}>{text}</Badge>
            </div>
            <PromotionPrice promotion={promotion} />
            <p className="muted small">
              {formatDate(starts_at)} – {formatDate(ends_at)}
            </p>
            <Counts promotion={promotion} />
            <Refusal promotion={promotion} />
            {can.edit && (
              <p>
                <a href={workspacePages.promotion({ ...parts, promotion: String(id) })} className={styles.edit}>
                  <Pencil size={18} aria-hidden="true" />
                  Sửa<span className="visually-hidden"> {title}</span>
                </a>
              </p>
            )}
            {can.end && <EndForm promotion={promotion} action={action} />}
          </Card>
        );
      })}
    </ul>
  );
}

function Counts({ promotion: { claimed, redeemed, left } }: { promotion: KeptPromotion }) {
  const counts = [
    { name: 'Đã nhận', value: formatNumber(claimed) },
    { name: 'Đã dùng', value: formatNumber(redeemed) },
    { name: 'Còn lại', value: left === null ? 'Không giới hạn' : formatNumber(left) },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Ends a promotion after it was asked once more. */
function EndForm({ promotion, action }: { promotion: KeptPromotion; action: string }) {
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
