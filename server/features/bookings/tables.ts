import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { ProviderLink } from '../providers/provider-link.entity.ts';
import { Calendar, VisitReason } from '../schedules/calendar.entity.ts';
import { Booking } from './booking.entity.ts';
import { WaitingEntry } from './waiting-entry.entity.ts';

export const tables = tablesOf(
  Account,
  Booking,
  Calendar,
  VisitReason,
  Place,
  Professional,
  ProviderLink,
  WaitingEntry,
);
