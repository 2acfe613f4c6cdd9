import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import { useNavigate, useRevalidator } from 'react-router';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Seo } from '../../seo/seo.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import { dayTitle, slotTime, visitTime } from '../bookings/slot-words.ts';
import type { WaitingData } from './load-waiting.ts';
import styles from './waiting.module.css';
import { type WaitingStep, waitingAddress } from './waiting-query.ts';

const STATES = {
  waiting: { tone: 'neutral', badge: 'Đang chờ', title: 'Bạn đang trong danh sách chờ' },
  offered: { tone: 'good', badge: 'Có chỗ', title: 'Có chỗ trống cho bạn' },
  taken: { tone: 'good', badge: 'Đã đặt', title: 'Bạn đã đặt khung giờ này' },
  lapsed: { tone: 'warn', badge: 'Đã hết hạn', title: 'Lời mời đã hết hạn' },
  withdrawn: { tone: 'warn', badge: 'Không còn chỗ', title: 'Khung giờ này không còn nữa' },
} as const;

/** The visitor's place on a waiting list: what is offered is taken here, and the list is left. */
export function WaitingPage({ data }: { data: WaitingData }) {
  const { entry } = data;
  const { tone, badge, title } = STATES[entry.state];
  const { place, professional } = entry;
  return (
    <div className={`container ${styles.page}`}>
      <Seo title={title} noindex />
      <Badge tone={tone}>{badge}</Badge>
      <h1>{title}</h1>
      <Card className={styles.card}>
        <p className={styles.what}>
          {professional && <a href={professional.absolute_url}>{professional.name}</a>}
          <a href={place.absolute_url}>{place.name}</a>
        </p>
        <Lead data={data} />
        {entry.offer && <Step data={data} step="take" label="Đặt khung giờ này" />}
        {(entry.state === 'waiting' || entry.state === 'offered') && (
          <Step data={data} step="leave" label="Rời danh sách chờ" />
        )}
        {(entry.state === 'lapsed' || entry.state === 'withdrawn' || entry.state === 'taken') && (
          <LinkButton to={bookingPages.form({ place: place.id, professional: professional?.id })} variant="outline">
            Xem các khung giờ khác
          </LinkButton>
        )}
      </Card>
    </div>
  );
}

function Lead({ data: { entry } }: { data: WaitingData }) {
  const { state, offer, day, start } = entry;
  if (offer) {
    return (
      <p>
        An Tâm giữ cho bạn giờ khám{' '}
        <strong>
          <WholeDates text={visitTime(offer.start)} />
        </strong>{' '}
        đến {slotTime(offer.until)}. Sau đó khung giờ được mời cho người tiếp theo.
      </p>
    );
  }
  if (state === 'taken') return <p>Phiếu hẹn đã được gửi đến email của bạn.</p>;
  if (state === 'withdrawn')
    return <p>Nơi khám đã đổi lịch khám, nên An Tâm không giữ được khung giờ này cho bạn nữa.</p>;
  if (state === 'lapsed') return <p>Khung giờ đã được mời cho người khác vì quá 30 phút.</p>;
  return (
    <p>
      Khi có chỗ trống {start === null ? `vào ${dayTitle(day)}` : `lúc ${visitTime(start)}`}, An Tâm gửi email mời bạn
      và giữ chỗ 30 phút, không tính từ 21 giờ đến 7 giờ.
    </p>
  );
}

function Step({ data, step, label }: { data: WaitingData; step: WaitingStep; label: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useFormAction<{ address: string }>(waitingAddress(data.entry.code, data.key, step), {
    onDone: done => void navigate(done.address, { replace: true }),
    // The offer ended meanwhile.
    onFailed: () => void revalidate(),
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FailureNotice form={form} title="Chưa thực hiện được. Xin vui lòng thử lại." />
      <HiddenFields token={form.token} />
      <Button
        type="submit"
        variant={step === 'take' ? 'solid' : 'outline'}
        busy={form.isBusy || form.answer !== undefined}
      >
        {label}
      </Button>
    </form>
  );
}
