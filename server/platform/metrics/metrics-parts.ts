import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { StatementWatch } from '../db/statement-watch.ts';

/** What the metrics are read from when they are asked for. */
export interface MetricsParts {
  readonly db: Database;
  readonly statements: StatementWatch;
  readonly clock: Clock;
}
