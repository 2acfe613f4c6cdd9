import { availableParallelism } from 'node:os';
import { testOnPostgres } from './postgres.ts';

/*
 * `npm run test:postgres`: the tests of server, command line and worlds on a real PostgreSQL; `--brief`, as in `npm test --
 * --all`, without three of the longest. Further arguments go to vitest.
 */

const PROJECTS = ['server', 'cli', 'fixtures'].flatMap(name => ['--project', name]);
/**
 * What is the same on every database: what texts and pictures cost, who may make a call at all, which is decided before a
 * record is read (`record-rights.long.test.ts` looks at records, `sent-hostile-html.long.test.ts` at what is stored), how
 * connections are kept and letters handed over, which files others may read, and how a server ends.
 */
const ELSEWHERE = [
  ...['**/hostile-*.test.ts', 'platform/images/**', 'app/access-matrix.test.ts'],
  ...['app/former-rights.long.test.ts', 'app/connections.test.ts', 'app/openapi-client.test.ts'],
  ...['platform/mail/smtp-delivery.test.ts', 'boot/keep-private.long.test.ts', 'boot/server-grace.long.test.ts'],
  ...['bin/launcher.test.ts'],
];
/**
 * Three of the longest: who may reach which record, which the policies decide once a record is read; what the worlds hold, as the
 * same rows are written to every database; and how a server starts and stops.
 */
const LEFT_TO_SQLITE = ['app/record-rights.long.test.ts', 'worlds/worlds.long.test.ts', 'commands/serve.long.test.ts'];
/** Tests wait for the server for a good part of their time. */
const WORKERS = ['--maxWorkers', String(availableParallelism() + 1)];

const given = process.argv.slice(2);
const isBrief = given.includes('--brief');
const leftOut = [...ELSEWHERE, ...(isBrief ? LEFT_TO_SQLITE : [])].flatMap(files => ['--exclude', files]);
const others = given.filter(argument => argument !== '--brief');
const status = await testOnPostgres([...PROJECTS, ...leftOut, ...WORKERS, ...others]);
// Said at once: what stops the server at the end of the process would put success in place of an exit code.
process.exit(status);
