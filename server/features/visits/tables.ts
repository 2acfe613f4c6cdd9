import { tablesOf } from '../../platform/db/tables.ts';
import { Booking } from '../bookings/booking.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Comment } from '../reviews/comment.entity.ts';
import { Calendar, VisitReason } from '../schedules/calendar.entity.ts';
import { VisitFeed } from './visit-feed.entity.ts';

export const tables = tablesOf(Booking, Calendar, Comment, VisitFeed, VisitReason, Place, Professional);
