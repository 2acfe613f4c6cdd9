import { tablesOf } from '../../platform/db/tables.ts';
import { Place } from '../places/place.entity.ts';
import { Professional, Workplace } from '../professionals/professional.entity.ts';
import { Calendar, PublicHoliday, VisitReason } from './calendar.entity.ts';

export const tables = tablesOf(Calendar, VisitReason, PublicHoliday, Place, Professional, Workplace);
