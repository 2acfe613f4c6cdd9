import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';

/** Jobs of one topic that are in one state. */
export interface OutboxState {
  readonly topic: string;
  readonly state: 'due' | 'later' | 'running' | 'failed';
  readonly count: number;
  /** For how long the oldest one has been due. */
  readonly dueSeconds: number;
}

interface Row {
  readonly topic: string;
  readonly state: OutboxState['state'];
  readonly count: number | string;
  readonly since: Date | number;
}

/** What is not done of the outbox, counted by topic and state. */
export async function outboxStates(db: Database, now: Date): Promise<OutboxState[]> {
  const rows = await textOf(db.primary).all<Row>(
    `select topic, state, count(*) as count, min(available_at) as since
     from (
       select topic, available_at, case when leased_until > ? then 'running' when available_at > ? then 'later'
         else 'due' end as state
       from outbox_message where done_at is null and failed_at is null
       union all
       select topic, available_at, 'failed' as state
       from outbox_message where done_at is null and failed_at is not null
     ) as open
     group by topic, state order by topic, state`,
    [now, now],
  );
  return rows.map(({ topic, state, count, since }) => ({
    topic,
    state,
    count: Number(count),
    dueSeconds: Math.max(0, (now.getTime() - new Date(since).getTime()) / 1_000),
  }));
}
