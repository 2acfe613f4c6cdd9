import type { PromotionDetail, PromotionGroup, PromotionMoment } from '@antam/server/features/promotions/contract.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { TicketCheck } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { formValues } from '../../forms/page-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatDate, formatTime } from '../../ui/text/format-date.ts';
import { browserNow } from '../../ui/time/browser-clock.ts';
import { accountAddress } from '../accounts/account-address.ts';
import styles from './claim.module.css';
import { optionsIn } from './claim-action.ts';
import { ClaimCode } from './claim-code.tsx';
import { OptionGroups } from './option-groups.tsx';
import { priceWords } from './price-words.ts';
import { PromotionPrice } from './promotion-price.tsx';
import { type ClaimForm, useClaim } from './use-claim.ts';

/** A browser without script is shown this part of the page that it gets. */
export const CLAIM_ID = 'nhan-uu-dai';

/** What a promotion costs, how long it runs, its options and the button that claims it, or the code that was claimed. */
export function ClaimPanel({ promotion }: { promotion: PromotionDetail }) {
  const moment = useMoment(promotion);
  const form = useClaim(promotion);
  const { ask } = moment;
  const hasClaim = form.claim !== null;
  const refused = form.failure?.status;
  useEffect(() => {
    // What is left has changed with it, or had changed before.
    if (hasClaim || refused !== undefined) ask();
  }, [ask, hasClaim, refused]);
  return (
    <div id={CLAIM_ID} className={styles.panel}>
      <PromotionPrice promotion={promotion} size="l" />
      <Clock promotion={promotion} moment={moment} />
      <div aria-live="polite" className={styles.outcome}>
        {form.claim ? (
          <>
            <Notice tone="good" title="Bạn đã nhận ưu đãi">
              Đưa mã này cho {promotion.record.name} trước khi thanh toán. Mã cũng nằm trong{' '}
              <a href={promotionPages.own()}>Ưu đãi của tôi</a>.
            </Notice>
            <ClaimCode claim={form.claim} />
          </>
        ) : (
          form.failure && <Refusal form={form} />
        )}
      </div>
      {!form.claim && <Offer promotion={promotion} moment={moment} form={form} />}
    </div>
  );
}

function Refusal({ form: { failure } }: { form: ClaimForm }) {
  if (!failure) return null;
  const [field] = Object.values(failure.fields);
  const text = field ?? failure.detail ?? 'Chưa nhận được ưu đãi. Xin vui lòng thử lại.';
  return (
    <Notice tone="bad">
      {text}
      {failure.status >= 500 && <> Mã lỗi: {failure.errorCode}</>}
      {failure.code === 'PROMOTION_CLAIMED' && (
        <>
          {' '}
          <a href={promotionPages.own()}>Xem mã của bạn</a>
        </>
      )}
    </Notice>
  );
}

type WithMoment = { promotion: PromotionDetail; moment: Moment };

/** Counts down to the end, or to the beginning of what is to come, by the server's clock. */
function Clock({ promotion: { starts_at, ends_at, now }, moment: { state, left, aheadMs, ask } }: WithMoment) {
  const until = state === 'upcoming' ? starts_at : ends_at;
  return (
    <div className={styles.clock}>
      {state !== 'ended' && (
        <p className={styles.until}>
          {state === 'upcoming' ? 'Bắt đầu sau' : 'Kết thúc sau'}
          <span className="visually-hidden">
            , lúc {formatTime(until)} ngày {formatDate(until)}
          </span>
        </p>
      )}
      <Countdown
        key={until}
        until={until}
        now={now}
        aheadMs={aheadMs}
        onEnd={ask}
        endedLabel={state === 'upcoming' ? 'Đang bắt đầu' : 'Ưu đãi đã hết hạn.'}
      />
      {state === 'running' && left !== null && left > 0 && <p className={styles.left}>Còn {left} lượt</p>}
    </div>
  );
}

const chosenIn = (form: HTMLFormElement): number[] => optionsIn(formValues(new FormData(form)));

function Offer({ promotion, moment, form }: WithMoment & { form: ClaimForm }) {
  const { state, left } = moment;
  const { groups, new_price } = promotion;
  const isOpen = state === 'running' && left !== 0;
  const restored = form.chosen.join();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was restored has other options.
  useEffect(() => setChosen(form.ref.current && chosenIn(form.ref.current)), [form.ref, restored]);
  return (
    <form
      key={restored}
      ref={form.ref}
      className={styles.form}
      method="post"
      // What was chosen of it before comes back.
      data-needs-script
      onChange={event => setChosen(chosenIn(event.currentTarget))}
      action={`${form.next}#${CLAIM_ID}`}
      onSubmit={event => {
        event.preventDefault();
        if (!form.isBusy) form.send();
      }}
    >
      <input type="hidden" name="xsrf_token" value={form.token} />
      <OptionGroups groups={groups} price={new_price} chosen={form.chosen} />
      {chosen !== null && groups.length > 0 && (
        <p className={styles.total} role="status">
          Tổng cộng: <strong>{priceWords(totalPrice(groups, new_price, chosen))}</strong>
        </p>
      )}
      {isOpen && <Submit form={form} />}
      {state === 'running' && left === 0 && <Notice tone="warn">Ưu đãi đã hết lượt.</Notice>}
    </form>
  );
}

function Submit({ form }: { form: ClaimForm }) {
  const icon = <TicketCheck aria-hidden="true" />;
  if (form.isLoggedIn) {
    return (
      <Button type="submit" variant="accent" size="l" wide icon={icon} busy={form.isBusy}>
        Nhận ưu đãi
      </Button>
    );
  }
  return (
    <>
      <LinkButton
        to={accountAddress({ tab: 'signup', source: 'promotion', next: form.next })}
        rel="nofollow"
        variant="accent"
        size="l"
        wide
        icon={icon}
        onClick={event => {
          event.preventDefault();
          form.send();
        }}
      >
        Nhận ưu đãi
      </LinkButton>
      <p className={`muted small ${styles.withScript}`}>Cần có tài khoản để nhận mã. Lựa chọn của bạn được giữ lại.</p>
    </>
  );
}

/** What a promotion costs with the options of these numbers: one may replace its price, others are added to it. */
function totalPrice(groups: readonly PromotionGroup[], price: number, chosen: readonly number[]): number {
  const options = groups.flatMap(group => group.options).filter(({ id }) => chosen.includes(id));
  const base = options.find(({ pricing }) => pricing === 'own')?.price ?? price;
  const extras = options.filter(({ pricing }) => pricing !== 'own');
  return extras.reduce((sum, extra) => sum + extra.price, base);
}

/** A promotion at this moment. */
type Moment = Pick<PromotionMoment, 'state' | 'left'> & {
  /** What the server's clock is ahead of the browser's, in milliseconds; 0 until it is known. */
  aheadMs: number;
  /** Asks the server again. */
  ask: () => void;
};

/** How a promotion is now: first as the page says, which may be some time old, then as the server answers. */
function useMoment({ id, state, left }: Pick<PromotionDetail, 'id' | 'state' | 'left'>): Moment {
  const [known, setKnown] = useState({ state, left, aheadMs: 0 });
  const ask = useCallback(() => {
    browserApi.get('/api/v1/promotion/:id/moment/', { params: { id } }).then(
      ({ now, ...moment }) => setKnown({ ...moment, aheadMs: Date.parse(now) - browserNow() }),
      // What the page says stays.
      () => undefined,
    );
  }, [id]);
  useEffect(ask, [ask]);
  return { ...known, ask };
}
