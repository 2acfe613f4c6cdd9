import type { CallRate, RateLimit } from '../contract/declare-calls.ts';
import type { RateLimits } from './rate-limits.ts';

/** A mobile carrier puts many phones behind one address. */
const SHARED_TIMES = 6;
const REFUSED_TIMES = 10;

/** Who makes a call: the account, or the network address of a stranger. */
export interface Caller {
  readonly accountId: number | undefined;
  readonly ip: string;
}

/** The two counts of a call for who makes it. */
export interface CallMeasure {
  readonly who: string;
  readonly accepted: RateLimit;
  readonly refused: RateLimit;
}

/** How a call is measured: accounts each by themselves, strangers together with all others of their address. */
export function measureOf(rate: CallRate, { accountId, ip }: Caller): CallMeasure {
  const { name, points, seconds, shared = SHARED_TIMES * points, refusals = REFUSED_TIMES * points } = rate;
  if (accountId !== undefined) {
    return {
      who: String(accountId),
      accepted: { name: `${name}:account`, points, seconds },
      refused: { name: `${name}:account-refused`, points: refusals, seconds },
    };
  }
  return {
    who: ip,
    accepted: { name: `${name}:address`, points: shared, seconds },
    refused: { name: `${name}:address-refused`, points: Math.round((refusals * shared) / points), seconds },
  };
}

/** What one call spends. What is accepted and what is refused are counted apart. */
export interface CallLedger {
  /** Counts the call as accepted until it is refused. Throws 429 where too many were accepted or refused before. */
  begin(rate: CallRate, caller: Caller): Promise<void>;
  /** Spends a point that is given back if the call is refused; throws 429 when none is left. */
  spend(limit: RateLimit, who: string): Promise<void>;
  /** Gives back what was spent and counts the call as refused. */
  refuse(): Promise<void>;
}

/** Points are spent before the work is done, so that calls at the same moment are never accepted beyond a limit. */
export function createCallLedger(limits: RateLimits): CallLedger {
  const spent: { readonly limit: RateLimit; readonly who: string }[] = [];
  let measure: CallMeasure | undefined;
  const spend = async (limit: RateLimit, who: string) => {
    await limits.consume(limit, who);
    spent.push({ limit, who });
  };
  return {
    begin: async (rate, caller) => {
      const { who, accepted, refused } = measureOf(rate, caller);
      await limits.check(refused, who);
      await spend(accepted, who);
      measure = { who, accepted, refused };
    },
    spend,
    refuse: async () => {
      for (const { limit, who } of spent.splice(0)) await limits.refund(limit, who);
      // Calls at the same moment may use the last points together.
      if (measure) await limits.consume(measure.refused, measure.who).catch(() => undefined);
    },
  };
}
