import { visitCalls } from '../features/visits/calls-contract.ts';
import type { ManagedVisit } from '../features/visits/contract.ts';
import type { Bookable, BookingVisitors } from './booking-visitors.ts';
import type { Request } from './visitor.ts';

/** What a provider asks about visits, as the workspace does. */
export interface VisitKeeper {
  /** Asks for the visits of some days. */
  ask(who: Request, whose: string, from: string, to?: string): Promise<Response>;
  /** The visits of some days; throws for a refusal. */
  list(who: Request, whose: string, from: string, to?: string): Promise<ManagedVisit[]>;
  /** Does something with a visit: `confirm`, `cancel` … */
  act(who: Request, code: string, verb: string, body?: object): Promise<Response>;
  /** A visit that a stranger books; answers its code. */
  booked(of: Bookable, start: string, more?: object): Promise<string>;
}

export function visitKeeper(visitors: BookingVisitors): VisitKeeper {
  const ask: VisitKeeper['ask'] = (who, whose, from, to = from) =>
    who(`/api/v1/booking/manage/?${whose}&from=${from}&to=${to}`);
  return {
    ask,
    list: async (...asked) => {
      const answer = await ask(...asked);
      if (!answer.ok) throw new Error(`The visits were refused: ${await answer.text()}`);
      return visitCalls.list.answer.parse(await answer.json()).items;
    },
    act: (who, code, verb, body) =>
      who(`/api/v1/booking/manage/${code}/${verb}/`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    booked: async (of, start, more) => {
      const answer = await visitors.book(visitors.stranger(), of, start, more);
      const { code }: { code?: string } = await answer.json();
      if (code === undefined) throw new Error(`The booking was refused: ${answer.status}`);
      return code;
    },
  };
}
