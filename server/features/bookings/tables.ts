import { tablesOf } from '../../platform/db/tables.ts';
import { Calendar } from '../schedules/calendar.entity.ts';
import { Booking } from './booking.entity.ts';

export const tables = tablesOf(Booking, Calendar);
