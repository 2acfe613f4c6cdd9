import { tablesOf } from '../../platform/db/tables.ts';
import { Booking } from '../bookings/booking.entity.ts';
import { ProviderLink } from '../providers/provider-link.entity.ts';
import { VisitReminder } from './visit-reminder.entity.ts';

export const tables = tablesOf(Booking, ProviderLink, VisitReminder);
