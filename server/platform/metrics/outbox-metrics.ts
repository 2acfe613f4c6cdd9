import { Gauge, type Registry } from 'prom-client';
import { outboxStates } from '../jobs/outbox-states.ts';
import { emailMessageCounts } from '../mail/email-messages.ts';
import type { MetricsParts } from './metrics-parts.ts';
import { readOnce } from './read-once.ts';

/** What became of email messages; the same in every process. */
export function addEmailMessageMetrics(registry: Registry, { db }: MetricsParts): void {
  new Gauge({
    name: 'antam_letters',
    help: 'Email messages by state: waiting, failed (of the last week), or refused (those of them that the server refused for good)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await emailMessageCounts(db).catch(() => undefined);
      this.reset();
      if (!counts) return;
      for (const state of ['waiting', 'failed', 'refused'] as const) this.set({ state }, counts[state]);
    },
  });
}

/** What waits in the outbox; the same in every process, so a dashboard takes the greatest value. */
export function addOutboxMetrics(registry: Registry, { db, clock }: MetricsParts): void {
  const registers = [registry];
  const read = readOnce(() => outboxStates(db, clock.now()));
  new Gauge({
    name: 'antam_outbox_oldest_due_seconds',
    help: 'For how long the oldest job that is due has been due, by topic',
    labelNames: ['topic'],
    registers,
    async collect() {
      const states = (await read()) ?? [];
      this.reset();
      for (const { topic, state, dueSeconds } of states) if (state === 'due') this.set({ topic }, dueSeconds);
    },
  });
  new Gauge({
    name: 'antam_outbox_jobs',
    help: 'Jobs that are not done, by topic and state: due, later, running, or failed (given up after all tries)',
    labelNames: ['topic', 'state'],
    registers,
    async collect() {
      const states = (await read()) ?? [];
      this.reset();
      for (const { topic, state, count } of states) this.set({ topic, state }, count);
    },
  });
}
