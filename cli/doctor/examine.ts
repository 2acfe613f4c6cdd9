import { type Config, readUsableConfig } from '@antam/server/platform/env/config.ts';
import { unknownNames } from '@antam/server/platform/env/unknown-names.ts';
import { hostOf } from '../boot/database-failure.ts';
import type { Terminal } from '../io/terminal.ts';
import { checkFront } from './check-front.ts';
import { checkNetwork } from './check-network.ts';
import { checkNode } from './check-node.ts';
import { checkServices } from './check-services.ts';
import {
  checkConfiguration,
  checkDataFolder,
  checkMail,
  checkSecret,
  checkSite,
  checkStorage,
  checkTexts,
  failedBy,
} from './check-surroundings.ts';
import { type Finding, failed, ok, warning } from './finding.ts';
import { checkLeftovers } from './leftovers.ts';

/**
 * Checks everything that the product needs to run. Mistakes of the configuration come first; what depends on a mistaken
 * variable cannot be checked, and all else is.
 */
export async function examine({ env }: Terminal): Promise<Finding[]> {
  const { config, mistakes } = readUsableConfig(env);
  const mistaken = new Set(mistakes.map(mistake => mistake.split(' ')[0] ?? ''));
  const unless = async (
    variables: readonly string[],
    check: () => Finding | Finding[] | Promise<Finding | Finding[]>,
  ) => (variables.some(name => mistaken.has(name)) ? [] : [await check()].flat());
  return [
    ...mistakes.map(mistake => failed('configuration', mistake, 'see docs/settings.md')),
    ...unknownNames(env).map(sentence => warning('configuration', sentence, 'correct the name, or unset it')),
    ...(await unless(['ANTAM_ORIGIN', 'NODE_ENV'], () => checkConfiguration(config, mistakes.length))),
    ...(await unless(['ANTAM_NODE_MINIMUM'], () => checkNode(config))),
    ...(await unless(['ANTAM_SECRET', 'ANTAM_DATA'], () => checkSecret(config, env))),
    ...(await unless(['ANTAM_DATA'], () => checkDataFolder(config))),
    ...(await unless(['DATABASE_URL', 'DATABASE_READ_URL', 'ANTAM_DATA'], () => checkServices(config))),
    ...(await unless(['DATABASE_URL', 'DATABASE_READ_URL'], () => checkReplica(config))),
    ...(await unless(['ANTAM_STORAGE', 'ANTAM_DATA'], () => checkStorage(config))),
    ...(await unless(['ANTAM_STORAGE', 'ANTAM_DATA'], () => checkLeftovers(config))),
    ...(await unless(['ANTAM_MAIL', 'ANTAM_DATA'], () => checkMail(config))),
    ...(await unless(['ANTAM_SMS', 'ANTAM_SMS_TOKEN', 'ANTAM_DATA'], () => checkTexts(config))),
    checkSite(),
    ...(await unless(['ANTAM_ORIGIN', 'ANTAM_SECRET', 'NODE_ENV'], () =>
      config.environment === 'production' ? checkFront(config) : [],
    )),
    ...(await unless(['ANTAM_ORIGIN', 'ANTAM_CDN_SECONDS', 'ANTAM_PURGE_URL', 'ANTAM_PURGE_TOKEN'], () =>
      checkNetwork(config),
    )),
  ];
}

/** Longest wait for the connection, and for the answer, in milliseconds. */
const WAIT_MS = 5_000;
const REMEDY = 'start it, or take DATABASE_READ_URL out and restart; until then the first server answers its reads';

/** Whether the replica answers, where there is one: reads of the site go past one that does not. */
async function checkReplica({ database }: Pick<Config, 'database'>): Promise<Finding[]> {
  if (database.engine !== 'postgresql' || database.readUrl === undefined) return [];
  const { openPool } = await import('@antam/server/platform/db/postgres.ts');
  const pool = openPool(database.readUrl, 1, { waitMs: WAIT_MS, queryMs: WAIT_MS });
  const where = hostOf(database.readUrl);
  try {
    await pool.query('select 1');
    return [ok('replica', `${where} answers`)];
  } catch (error) {
    return [failedBy('replica', where, error, REMEDY)];
  } finally {
    await pool.end();
  }
}
