import type { SqlEntityManager } from '@mikro-orm/sql';

/** What features do with records of entities. The whole entity manager would run SQL as text, too: `nativeOf`. */
export interface Records extends Pick<SqlEntityManager, 'find' | 'findOne' | 'findOneOrFail' | 'create' | 'assign'> {
  /** Has the next flush insert the record. */
  persist(record: object): void;
  /** Writes what has changed since the last one. */
  flush(): Promise<void>;
}
