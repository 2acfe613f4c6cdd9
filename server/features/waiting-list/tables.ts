import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Booking } from '../bookings/booking.entity.ts';
import { WaitingEntry } from '../bookings/waiting-entry.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Calendar } from '../schedules/calendar.entity.ts';

export const tables = tablesOf(Account, Booking, Calendar, Place, Professional, WaitingEntry);
