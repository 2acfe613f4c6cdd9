import { testOnPostgres } from './postgres.ts';

/* `npm run e2e:postgres`: the browser tests on a real PostgreSQL. Further arguments go to vitest. */

const status = await testOnPostgres(['--config', 'vitest.e2e.config.ts', ...process.argv.slice(2)]);
// Said at once: what stops the server at the end of the process would put success in place of an exit code.
process.exit(status);
