import { ConfigError, readConfig } from '@antam/server/platform/env/config.ts';
import type { Terminal } from '../io/terminal.ts';
import { checkServices } from './check-services.ts';
import {
  checkConfiguration,
  checkDataFolder,
  checkMail,
  checkSecret,
  checkSite,
  checkStorage,
  checkTexts,
} from './check-surroundings.ts';
import { type Finding, failed } from './finding.ts';

/**
 * Checks everything that the product needs to run. If the configuration is unusable, only its mistakes are reported.
 */
export async function examine({ env }: Terminal): Promise<Finding[]> {
  try {
    const config = readConfig(env);
    return [
      checkConfiguration(config),
      checkSecret(config, env),
      await checkDataFolder(config),
      ...(await checkServices(config)),
      await checkStorage(config),
      await checkMail(config),
      checkTexts(config),
      checkSite(),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.mistakes.map(mistake => failed('configuration', mistake, 'see the table of variables in README.md'));
  }
}
