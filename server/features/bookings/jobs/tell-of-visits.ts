import { handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { bookingEvents } from '../booking-events.ts';
import { mailBooker, type ToldBooker } from '../mails/booker-mail.ts';
import { mailProviders, type ToldProvider } from '../mails/provider-mail.ts';
import { textConfirmed, textPlaced } from '../mails/visit-texts.ts';
import { type ShownVisit, shownVisitById } from '../queries/shown-visit.ts';
import { toldOf } from '../rules/told-of-visit.ts';

type Happened = keyof typeof bookingEvents;

/** Tells the person who booked and the owners of the calendar what happened to a visit, each message once. */
export const tellOfVisits = (services: Services): JobHandler[] => [
  handle(bookingEvents.placed, ({ id }) => tell(services, id, 'placed')),
  handle(bookingEvents.moved, ({ id }) => tell(services, id, 'moved')),
  handle(bookingEvents.cancelled, ({ id }) => tell(services, id, 'cancelled')),
  handle(bookingEvents.state, ({ id }) => tell(services, id, 'state')),
];

function tell(services: Services, id: number, happened: Happened): Promise<void> {
  return services.db.transaction(async unit => {
    const visit = await unit.row(shownVisitById({ id }));
    if (!visit) return;
    const booker = toldBooker(visit, happened, services.clock.now());
    const isUntold = happened === 'placed' && visit.isUntold;
    if (booker && !isUntold) await mailBooker(unit, services, visit, booker);
    if (!toldOf(visit) && !isUntold && !hasCome(visit, services.clock.now())) {
      const isAnswer = happened === 'placed' && !visit.isWalkIn;
      if (booker === 'pending') await textPlaced(unit, services, visit);
      if (booker === 'confirmed') await textConfirmed(unit, services, visit, isAnswer);
    }
    const provider = toldProvider(visit, happened);
    if (provider) await mailProviders(unit, services, visit, provider);
  });
}

const isPlanned = ({ state }: ShownVisit) => state === 'pending' || state === 'confirmed';

/** A patient who was written down on arrival is there already. */
const hasCome = ({ isWalkIn, start }: ShownVisit, now: Date) => isWalkIn && start <= now;

/** Undefined for what a later event has overtaken, which sends its own message, and for what needs no message. */
function toldBooker(visit: ShownVisit, happened: Happened, now: Date): ToldBooker | undefined {
  const { state } = visit;
  // A visit that has begun is confirmed once more where its outcome was taken back.
  if (happened === 'state' && visit.start <= now) return undefined;
  if (happened === 'cancelled') return state === 'cancelled' ? 'cancelled' : undefined;
  if (happened === 'moved') return isPlanned(visit) ? 'moved' : undefined;
  if (state === 'confirmed') return 'confirmed';
  return state === 'pending' && happened === 'placed' ? 'pending' : undefined;
}

/** Providers know what they did themselves. */
function toldProvider(visit: ShownVisit, happened: Happened): ToldProvider | undefined {
  const { changedBy, isWalkIn } = visit;
  if (happened === 'placed') return isPlanned(visit) && !isWalkIn ? 'placed' : undefined;
  if (changedBy === 'provider') return undefined;
  if (happened === 'moved') return isPlanned(visit) ? 'moved' : undefined;
  return happened === 'cancelled' ? 'cancelled' : undefined;
}
