import { testOnPostgres } from './postgres.ts';

/* `npm run e2e:postgres`: the browser tests on a real PostgreSQL. Further arguments go to vitest. */

process.exitCode = await testOnPostgres(['--config', 'vitest.e2e.config.ts', ...process.argv.slice(2)]);
