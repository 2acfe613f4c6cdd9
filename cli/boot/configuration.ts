import path from 'node:path';
import { type Config, ConfigError, readConfig } from '@antam/server/platform/env/config.ts';
import { Failure } from '../io/failure.ts';
import type { Terminal } from '../io/terminal.ts';

/** Settings of the command line, which override the environment. */
export interface ConfigurationOptions {
  /** Folder of database, uploads and mail. */
  readonly data?: string | undefined;
  readonly port?: number | undefined;
}

/** Reads the configuration, with the command line's own settings in it. Fails with all mistakes at once. */
export function readConfiguration(terminal: Terminal, options: ConfigurationOptions = {}): Config {
  return readSettings({
    ...terminal.env,
    ...(options.data === undefined ? {} : { ANTAM_DATA: path.resolve(options.data) }),
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
  });
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
