import { withoutUnseen } from '@antam/server/platform/contract/visible-text.ts';
import type { FormValues } from './form-result.ts';

/** Answers what is wrong with a field's text, null where nothing is. */
export type Check = (value: string, values: FormValues) => string | null;

const AS_TYPED = /password/;

/** Runs checks by field on what can be seen of it; answers the messages of those that failed. */
export function runChecks(checks: Readonly<Record<string, Check>>, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const value = values[name] ?? '';
      const message = check(AS_TYPED.test(name) ? value : withoutUnseen(value), values);
      return message === null ? [] : [[name, message] as const];
    }),
  );
}
