import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { bookingEvents } from '../bookings/booking-events.ts';
import { followUnanswered } from './commands/follow-unanswered.ts';
import { reminderTopic } from './commands/plan-reminders.ts';
import { unansweredTopic } from './commands/plan-unanswered.ts';
import { planVisit, tellChange } from './commands/plan-visit.ts';
import { sendReminder } from './commands/send-reminder.ts';
import { clearReminders } from './jobs/clear-reminders.ts';
import { VisitReminder } from './visit-reminder.entity.ts';

/** What a visit makes due before it begins. */
export const reminders = defineFeature({
  name: 'reminders',
  about: 'Reminders of visits, messages to phones about changes, and visits that nobody answers',
  uses: ['accounts', 'bookings', 'providers'],
  entities: [VisitReminder],
  jobs: services => [
    handle(bookingEvents.placed, ({ id }) => planVisit(services, id)),
    handle(bookingEvents.moved, ({ id }) => planVisit(services, id)),
    handle(bookingEvents.moved, ({ id }) => tellChange(services, id)),
    handle(bookingEvents.cancelled, ({ id }) => tellChange(services, id)),
    handle(reminderTopic, ({ id }) => sendReminder(services, id)),
    handle(unansweredTopic, unanswered => followUnanswered(services, unanswered)),
  ],
  daily: [clearReminders],
});
