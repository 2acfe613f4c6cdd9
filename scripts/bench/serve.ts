import { type MeasuredServer, startServer } from './server-process.ts';

/** Which program serves which database, beside this one on SQLite. */
export interface Served {
  /** Folder of another version of the program. */
  readonly program?: string;
  /** Address of a PostgreSQL database. */
  readonly database?: string;
}

/** Starts the production server on a data folder, without seeding anything. */
export function serve(folder: string, { program, database = '' }: Served = {}): Promise<MeasuredServer> {
  return startServer('cli/bin/antam.js', ['serve', '--data', folder, '--world', 'none'], {
    env: {
      ANTAM_SECRET: 'a secret of the benchmark, thirty-two letters',
      ANTAM_ORIGIN: 'http://localhost',
      ANTAM_LOG_LEVEL: 'warn',
      DATABASE_URL: database,
    },
    readyPath: '/readyz',
    ...(program === undefined ? {} : { program }),
  });
}
