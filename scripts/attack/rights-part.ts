import { FORMER_VISITORS } from '@antam/server/testing/record-rights/former-visitors.ts';
import { RECORDS } from '@antam/server/testing/record-rights/record-table.ts';
import { walkFormer } from '@antam/server/testing/record-rights/walk-former.ts';
import { createWalkRecords } from '@antam/server/testing/record-rights/walk-records.ts';
import type { Finding, Part } from './part.ts';

/** Every call as everybody: about own, foreign, former and missing records, and by people whose rights have ended. */
export const rights: Part = {
  name: 'rights',
  summary: 'every call as everybody, about own, foreign and former records, and after rights have ended',
  run: async (target, { progress, note }) => {
    const findings: Finding[] = [];
    const calls = Object.keys(RECORDS);
    const total = calls.length + FORMER_VISITORS.length;
    let visits = 0;
    const walk = await createWalkRecords(target);
    for (const [done, call] of calls.entries()) {
      for (const { who, relation, expected, seen } of await walk(call)) {
        visits += 1;
        if (seen !== expected) findings.push(finding(`${call} of a record that is ${relation}`, who, expected, seen));
      }
      progress(done + 1, total);
    }
    for (const [done, former] of FORMER_VISITORS.entries()) {
      for (const { call, expected, seen } of await walkFormer(target, former)) {
        visits += 1;
        if (seen !== expected) findings.push(finding(call, former.name, expected, seen));
      }
      progress(calls.length + done + 1, total);
    }
    note(`${visits} calls by ${calls.length} rules of records and ${FORMER_VISITORS.length} kinds of former rights`);
    return findings;
  },
};

const finding = (what: string, who: string, expected: string | number, seen: string | number): Finding => ({
  part: 'rights',
  what: `${what} is answered to ${who}: ${seen}`,
  detail: `expected: ${expected}`,
  reproduction: 'server/app/record-rights.long.test.ts, server/app/former-rights.long.test.ts',
});
