import type { FormValues } from './page-action.ts';

/** Answers what is wrong with a field's text, null where nothing is. */
export type Check = (value: string, values: FormValues) => string | null;

/** Runs checks by field; answers the messages of those that failed. */
export function runChecks(checks: Readonly<Record<string, Check>>, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const message = check(values[name] ?? '', values);
      return message === null ? [] : [[name, message] as const];
    }),
  );
}
