import { availableParallelism } from 'node:os';
import { testOnPostgres } from './postgres.ts';

/*
 * `npm run test:postgres`: the tests of server, command line, worlds and scripts on a real PostgreSQL. Further arguments go to
 * vitest.
 */

const PROJECTS = ['server', 'cli', 'fixtures', 'scripts'].flatMap(name => ['--project', name]);
/**
 * What is the same on every database: what texts and pictures cost, who may make a call at all, which is decided before a
 * record is read (`record-rights.long.test.ts` looks at records, `sent-hostile-html.long.test.ts` at what is stored), how
 * connections are kept and email messages handed over, which files others may read, how a server ends, how a
 * release is made, and what only a file of SQLite can do.
 */
const ELSEWHERE = [
  '**/hostile-*.test.ts',
  'platform/images/**',
  'app/access-matrix.test.ts',
  'app/former-rights.long.test.ts',
  'app/connections.test.ts',
  'app/openapi-client.test.ts',
  'platform/mail/smtp-delivery.long.test.ts',
  'boot/keep-private.long.test.ts',
  'boot/server-grace.long.test.ts',
  'releases/**',
  'bin/launcher.test.ts',
  'platform/db/sqlite-*.test.ts',
  'features/professionals/import/professional-row.test.ts',
  'features/places/import/long-cells.test.ts',
  'features/analytics/rules/**',
].flatMap(files => ['--exclude', files]);
/** Tests wait for the server for a good part of their time. */
const WORKERS = ['--maxWorkers', String(availableParallelism() + 1)];

const status = await testOnPostgres([...PROJECTS, ...ELSEWHERE, ...WORKERS, ...process.argv.slice(2)]);
// Said at once: what stops the server at the end of the process would put success in place of an exit code.
process.exit(status);
