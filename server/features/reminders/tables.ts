import { tablesOf } from '../../platform/db/tables.ts';
import { Booking } from '../bookings/booking.entity.ts';
import { VisitReminder } from './visit-reminder.entity.ts';

export const tables = tablesOf(Booking, VisitReminder);
