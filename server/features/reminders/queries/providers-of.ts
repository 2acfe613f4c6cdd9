import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';

/** The accounts that answer for a calendar: owners of the professional's page and of the place's. */
export const providersOf = ({ place, professional }: CalendarOf) =>
  tables
    .selectFrom('account')
    .select(['account.email', 'account.name', 'account.email_confirmed_at'])
    .where('account.status', '=', 'active')
    .where('account.id', 'in', eb =>
      eb
        .selectFrom('provider_link as link')
        .select('link.account_id')
        .where(page =>
          page.or([
            page.and([page('link.kind', '=', 'place'), page('link.entity_id', '=', place)]),
            page.and([page('link.kind', '=', 'professional'), page('link.entity_id', '=', professional)]),
          ]),
        ),
    )
    .orderBy('account.id');
