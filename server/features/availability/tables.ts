import { tablesOf } from '../../platform/db/tables.ts';
import { ProfessionalTerm } from '../professionals/professional.entity.ts';
import { Calendar } from '../schedules/calendar.entity.ts';
import { Availability } from './availability.entity.ts';

export const tables = tablesOf(Availability, Calendar, ProfessionalTerm);
