import { waitingPages } from '@antam/server/features/waiting-list/pages.ts';

/** What can be done with an entry, as the address of its page says it. */
export type WaitingStep = 'take' | 'leave';

const WORDS: Readonly<Record<WaitingStep, string>> = { take: 'dat', leave: 'roi' };

/** The address of an entry's page, or of one of its forms. */
export const waitingAddress = (code: string, key: string | null, step?: WaitingStep): string =>
  waitingPages.entry({ code }, { key, viec: step && WORDS[step] });

/** What the address of an entry's page says. */
export function waitingQuery(params: URLSearchParams) {
  const wanted = params.get('viec');
  const step = wanted === WORDS.take ? ('take' as const) : wanted === WORDS.leave ? ('leave' as const) : null;
  return { key: params.get('key'), step };
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** What the visitor wants to wait for, as the address says it; whatever is malformed counts as absent. */
export function joinQuery(params: URLSearchParams) {
  const id = (name: string) => {
    const value = Number(params.get(name) ?? Number.NaN);
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  const day = params.get('day');
  const start = params.get('start');
  return {
    place: id('place'),
    professional: id('professional'),
    day: day !== null && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    start: start !== null && INSTANT.test(start) && !Number.isNaN(Date.parse(start)) ? start : null,
  };
}
