import type { Engine } from './engine.ts';

/** A database for one server, and its end. */
export interface AttackedDatabase {
  readonly engine: Engine;
  /** Empty for SQLite. */
  readonly url: string;
}

/**
 * What attacked servers are told. Like a test they hold each answer against its schema; of the log only failures are
 * kept. Each request comes from an address of its own, so that limits by address are met on purpose alone.
 */
export function serverEnvironment(folder: string, port: number, database: AttackedDatabase): Record<string, string> {
  return {
    NODE_ENV: 'test',
    ANTAM_LOG_LEVEL: 'error',
    ANTAM_DATA: folder,
    ANTAM_ORIGIN: `http://localhost:${port}`,
    ANTAM_SECRET: 'a secret of the attack, at least thirty-two letters',
    ANTAM_TRUST_PROXY: '1',
    ANTAM_FACEBOOK_CLIENT: 'client:secret',
    ANTAM_ZALO_CLIENT: 'client:secret',
    ANTAM_STORAGE: '',
    ANTAM_MAIL: '',
    DATABASE_URL: database.url,
    DATABASE_READ_URL: '',
  };
}
