import type { OwnBooking } from '@antam/server/features/bookings/contract.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { WholeDates } from '../../ui/text/whole-dates.tsx';
import { AccountSection } from '../accounts/account-page.tsx';
import { OwnItem, OwnList } from '../accounts/own-list.tsx';
import { FindSomebody } from './find-somebody.tsx';
import { visitTime } from './slot-words.ts';
import { reviewAddress } from './visit-actions.tsx';
import { visitAddress } from './visit-address.ts';
import { VISIT_STATES } from './visit-states.ts';

type OwnVisitsProps = {
  items: readonly OwnBooking[];
  /** The present instant in milliseconds since 1970. */
  now: number;
};

/** The visits of an account: those to come, the next one first, then the past ones. */
export function OwnVisits({ items, now }: OwnVisitsProps) {
  if (items.length === 0) {
    return (
      <FindSomebody title="Bạn chưa có lịch hẹn nào">
        Lịch bạn đặt khi đã đăng nhập hiện ở đây, để bạn xem lại, đổi giờ hoặc huỷ.
      </FindSomebody>
    );
  }
  const isComing = ({ state, end }: OwnBooking) =>
    (state === 'pending' || state === 'confirmed') && Date.parse(end) > now;
  const coming = items.filter(isComing).toReversed();
  const past = items.filter(item => !isComing(item));
  return (
    <>
      <AccountSection title="Sắp tới">
        {coming.length === 0 ? <p className="muted">Không có lịch hẹn nào sắp tới.</p> : <VisitList items={coming} />}
      </AccountSection>
      {past.length > 0 && (
        <AccountSection title="Đã qua">
          <VisitList items={past} />
        </AccountSection>
      )}
    </>
  );
}

function VisitList({ items }: Pick<OwnVisitsProps, 'items'>) {
  return (
    <OwnList>
      {items.map(item => (
        <Visit key={item.code} visit={item} />
      ))}
    </OwnList>
  );
}

function Visit({ visit }: { visit: OwnBooking }) {
  const { code, state, start, name, place, professional, can } = visit;
  const { tone, badge } = VISIT_STATES[state];
  const ref = { code, key: null };
  const whose = `lịch hẹn ${visitTime(start)}`;
  return (
    <OwnItem
      title={
        <h3>
          <time dateTime={start}>
            <WholeDates text={visitTime(start)} />
          </time>
        </h3>
      }
      badge={{ tone, text: badge }}
      actions={
        <>
          <LinkButton to={visitAddress(ref)} variant="outline" aria-label={`Xem ${whose}`}>
            Xem
          </LinkButton>
          {can.cancel && (
            <>
              <LinkButton to={visitAddress(ref, { step: 'move' })} variant="outline" aria-label={`Đổi giờ ${whose}`}>
                Đổi giờ
              </LinkButton>
              <LinkButton to={visitAddress(ref, { step: 'cancel' })} variant="quiet" aria-label={`Huỷ ${whose}`}>
                Huỷ
              </LinkButton>
            </>
          )}
          {state === 'completed' && (
            <LinkButton to={reviewAddress(visit)} aria-label={`Viết nhận xét về ${whose}`}>
              Viết nhận xét
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {professional && (
          <>
            <a href={professional.absolute_url}>{professional.name}</a>
            {', '}
          </>
        )}
        <a href={place.absolute_url}>{place.name}</a>
      </p>
      <p className="muted small">Người khám: {name}</p>
    </OwnItem>
  );
}
