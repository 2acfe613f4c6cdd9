const HOUR_MS = 3_600_000;

/** What happens to a visit that its provider does not answer: the provider gets two messages, then it ends. */
export const UNANSWERED_STEPS = ['after_a_day', 'before_start', 'end'] as const;
export type UnansweredStep = (typeof UNANSWERED_STEPS)[number];

/** What is still ahead of a visit that waits for an answer since a moment: which step is due when. */
export function unansweredSteps(start: Date, since: Date): { readonly step: UnansweredStep; readonly dueAt: Date }[] {
  const afterADay = new Date(since.getTime() + 24 * HOUR_MS);
  const beforeStart = new Date(start.getTime() - 4 * HOUR_MS);
  return [
    ...(afterADay < beforeStart ? [{ step: 'after_a_day', dueAt: afterADay } as const] : []),
    ...(since < beforeStart ? [{ step: 'before_start', dueAt: beforeStart } as const] : []),
    { step: 'end', dueAt: start },
  ];
}
