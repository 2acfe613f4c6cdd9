import { testOnPostgres } from './postgres.ts';

/*
 * `npm run test:postgres`: the tests of server, command line and worlds on a real PostgreSQL. Further arguments go to
 * vitest.
 */

const PROJECTS = ['server', 'cli', 'fixtures'].flatMap(name => ['--project', name]);

process.exitCode = await testOnPostgres([...PROJECTS, ...process.argv.slice(2)]);
