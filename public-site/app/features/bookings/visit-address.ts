import { bookingPages } from '@antam/server/features/bookings/pages.ts';

/** What is about to be done with a visit, as its page's address says it. */
export type VisitStep = 'cancel' | 'move';

const WORDS: Readonly<Record<VisitStep, string>> = { cancel: 'huy', move: 'doi-gio' };

/** Which visit: its code, and the key that opens it for those without an account. */
export type VisitRef = { code: string; key: string | null };

type More = {
  step?: VisitStep;
  /** The start that it is to be moved to. */
  start?: string;
  /** What was done just now. */
  done?: VisitStep;
};

/** The address of a visit's page. */
export const visitAddress = ({ code, key }: VisitRef, { step, start, done }: More = {}): string =>
  bookingPages.visit({ code }, { key, viec: step && WORDS[step], start, xong: done && WORDS[done] });

/** What the address of a visit's page says. */
export function visitQuery(params: URLSearchParams) {
  const stepOf = (name: string) => STEPS.find(step => WORDS[step] === params.get(name)) ?? null;
  return { key: params.get('key'), step: stepOf('viec'), done: stepOf('xong'), start: params.get('start') };
}

const STEPS: readonly VisitStep[] = ['cancel', 'move'];
