import type { JobHandler } from './topic.ts';

/**
 * One handler for each topic. Several of one topic run one after the other, each at every try of a message, also where
 * one before it has failed; the message is tried as often as the most patient of them wants.
 * @param usualAttempts of a handler that has no number of its own
 */
export function handlersByTopic(
  handlers: readonly JobHandler[],
  usualAttempts: number,
): ReadonlyMap<string, JobHandler> {
  const alike = Map.groupBy(handlers, ({ topic }) => topic);
  return new Map([...alike].map(([topic, same]) => [topic, together(topic, same, usualAttempts)]));
}

const together = (topic: string, handlers: readonly JobHandler[], usualAttempts: number): JobHandler => ({
  topic,
  maxAttempts: Math.max(...handlers.map(({ maxAttempts = usualAttempts }) => maxAttempts)),
  run: async (payload, context) => {
    const failures: unknown[] = [];
    for (const handler of handlers) {
      try {
        await handler.run(payload, context);
      } catch (error) {
        failures.push(error);
      }
    }
    // One is reported; the others come up again at the next try.
    if (failures.length > 0) throw failures[0];
  },
});
