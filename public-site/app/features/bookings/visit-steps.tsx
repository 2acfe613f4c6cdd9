import { useNavigate, useRevalidator } from 'react-router';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { HiddenFields } from '../../forms/form-field.tsx';
import { useFormAction } from '../../forms/use-form-action.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import styles from './form.module.css';
import type { VisitData } from './load-visit.ts';
import { SlotPicker } from './slot-picker.tsx';
import { visitTime } from './slot-words.ts';
import { visitAddress } from './visit-address.ts';

/** A form of the visit's page; afterwards the page shows the visit as it is then. */
function useVisitForm({ address }: VisitData) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useFormAction<{ address: string }>(address, {
    onDone: done => void navigate(done.address, { replace: true }),
    // It changed meanwhile, or the slot is taken.
    onFailed: () => void revalidate(),
  });
}

/** Asks once more before a visit is cancelled. */
export function CancelStep({ data }: { data: VisitData }) {
  const form = useVisitForm(data);
  const { visit, key } = data;
  return (
    <Card as="section" className={styles.card} aria-labelledby="huy-lich-hen">
      <h2 id="huy-lich-hen" className={styles.cardTitle}>
        Bạn muốn huỷ lịch hẹn này?
      </h2>
      <p>Giờ khám {visitTime(visit.start)} sẽ dành cho người khác.</p>
      <form {...form.formProps} className={styles.card}>
        <FailureNotice form={form} title="Chưa huỷ được lịch hẹn. Xin vui lòng thử lại." />
        <HiddenFields token={form.token} />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" busy={form.isBusy || form.answer !== undefined}>
            Huỷ lịch hẹn
          </Button>
          <LinkButton to={visitAddress({ code: visit.code, key })} variant="outline" replace preventScrollReset>
            Giữ lịch hẹn
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}

/** Another time for a visit: it is chosen first, then confirmed. */
export function MoveStep({ data }: { data: VisitData }) {
  const form = useVisitForm(data);
  const { visit, key, days, next } = data;
  const ref = { code: visit.code, key };
  return (
    <Card as="section" className={styles.picking} aria-labelledby="doi-gio">
      <h2 id="doi-gio" className={styles.cardTitle}>
        Chọn giờ khám mới
      </h2>
      <SlotPicker
        days={days}
        chosen={next}
        own={visit.start}
        addressOf={start => visitAddress(ref, { step: 'move', start })}
      />
      <form {...form.formProps} className={styles.card}>
        <FailureNotice form={form} title="Chưa đổi được giờ khám. Xin vui lòng thử lại." />
        <HiddenFields token={form.token} values={{ booking_start: next ?? undefined }} />
        {next !== null && (
          <p>
            Đổi từ <WholeDates text={visitTime(visit.start)} /> sang{' '}
            <strong>
              <WholeDates text={visitTime(next)} />
            </strong>
            .
          </p>
        )}
        <div className={styles.buttons}>
          {next !== null && (
            <Button type="submit" busy={form.isBusy || form.answer !== undefined}>
              Đổi giờ khám
            </Button>
          )}
          <LinkButton to={visitAddress(ref)} variant="outline" replace preventScrollReset>
            Giữ giờ cũ
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}
