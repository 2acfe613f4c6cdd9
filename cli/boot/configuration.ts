import path from 'node:path';
import { type Config, ConfigError, readConfig } from '@antam/server/platform/env/config.ts';
import { unknownNames } from '@antam/server/platform/env/unknown-names.ts';
import { Failure } from '../io/failure.ts';
import { notice, type Terminal } from '../io/terminal.ts';

/** Settings of the command line, which override the environment. */
export interface ConfigurationOptions {
  /** Folder of database, uploads and mail. */
  readonly data?: string | undefined;
  readonly port?: number | undefined;
}

/**
 * Reads the configuration, with the command line's own settings in it. Fails with all mistakes at once; unknown names
 * are only a warning, so that a release can go back to the one before.
 */
export function readConfiguration(terminal: Terminal, options: ConfigurationOptions = {}): Config {
  tellUnknownNames(terminal);
  return readSettings({
    ...terminal.env,
    ...(options.data === undefined ? {} : { ANTAM_DATA: path.resolve(options.data) }),
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
  });
}

export function tellUnknownNames(terminal: Terminal): void {
  for (const sentence of unknownNames(terminal.env)) notice(terminal, sentence);
}

/** Reads the configuration from the given variables alone. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message, undefined, { cause: error });
    throw error;
  }
}

/** Whether visitors of a site in production would reach it without encryption. */
export const isUnencrypted = ({ environment, origin }: Pick<Config, 'environment' | 'origin'>): boolean =>
  environment === 'production' && origin.startsWith('http://');
