import { expect, it } from 'vitest';
import { measureOf } from '../../platform/limits/call-ledger.ts';
import { ENTRIES_BY_ADDRESS, LINKS_BY_ADDRESS, OWN_WRITES_BY_ADDRESS } from './limits-contract.ts';

it.each([ENTRIES_BY_ADDRESS, LINKS_BY_ADDRESS, OWN_WRITES_BY_ADDRESS])(
  'of $name no more bodies are parsed to be refused than to be accepted, for an address and for an account',
  rate => {
    for (const accountId of [undefined, 7]) {
      const { accepted, refused } = measureOf(rate, { accountId, ip: '198.51.100.1' });
      expect([accepted.points, refused.points]).toEqual([rate.points, rate.points]);
    }
  },
);
