import type { DayFigures } from '@antam/server/features/visits/contract.ts';
import type { PageInput } from '../../../loading/page-loader.ts';
import type { Managed } from '../managed.ts';
import { readWeek, type VisitsOfWeek } from './read-week.ts';
import { askedDay } from './week-days.ts';
import { whoseVisits } from './whose-visits.ts';

/** What the page of visits shows. */
export type VisitsPage = {
  /** Today's date by the server's clock. */
  today: string;
  /** The day that the address asks for; today by default. */
  day: string;
  week: VisitsOfWeek;
  /** How the last 30 days went. */
  figures: DayFigures[];
};

/** The parameter of the address that names a day. */
export const DAY = 'ngay';

/** Reads the week that the page's address asks for. */
export async function loadVisits(
  { api, url, signal }: Pick<PageInput, 'api' | 'url' | 'signal'>,
  managed: Managed,
): Promise<VisitsPage> {
  const { days } = await api.get('/api/v1/booking/manage/summary/', { query: whoseVisits(managed), signal });
  const today = days.at(-1)?.date ?? '';
  const day = askedDay(url.searchParams.get(DAY)) ?? today;
  return { today, day, week: await readWeek(api, managed, day, signal), figures: days };
}
