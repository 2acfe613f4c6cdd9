import { Counter, Gauge, type Registry } from 'prom-client';
import { nativeOf } from '../db/native.ts';
import { OPERATIONS } from '../db/statement-watch.ts';
import type { MetricsParts } from './metrics-parts.ts';

/** Statements, connections and transactions of this process. */
export function addDatabaseMetrics(registry: Registry, { db, statements }: MetricsParts): void {
  const registers = [registry];
  const labelNames = ['operation'] as const;
  const counted = (name: string, help: string, read: (operation: (typeof OPERATIONS)[number]) => number) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const operation of OPERATIONS) this.inc({ operation }, read(operation));
      },
    });
  counted('antam_database_statements_total', 'Statements, by what they do', of => statements.total(of).count);
  counted('antam_database_statement_seconds_total', 'Time that statements took', of => statements.total(of).seconds);
  counted('antam_database_slow_statements_total', 'Statements of 200 ms and more', of => statements.total(of).slow);
  new Counter({
    name: 'antam_transaction_retries_total',
    help: 'Transactions tried again after a deadlock, a failed serialisation or on a connection that had died',
    registers,
    collect() {
      this.reset();
      this.inc(db.retries());
    },
  });
  const { pool } = nativeOf(db);
  new Gauge({
    name: 'antam_database_pool_connections',
    help: 'Connections to PostgreSQL of the pool that reads, by state: idle, or busy; none on SQLite',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool?.idleCount ?? 0);
      this.set({ state: 'busy' }, pool ? pool.totalCount - pool.idleCount : 0);
    },
  });
  new Gauge({
    name: 'antam_database_pool_waiting',
    help: 'Reads that wait for a connection to PostgreSQL',
    registers,
    collect() {
      this.set(pool?.waitingCount ?? 0);
    },
  });
}
