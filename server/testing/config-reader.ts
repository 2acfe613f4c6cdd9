import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../platform/env/config.ts';

/** A secret that is long enough, and in no list of guesses. */
export const SECRET = 'correct horse battery staple, or so';

/** Variables of an environment. */
type Variables = Readonly<Record<string, string>>;

/** Reads configurations that have a secret and a data folder of their own. */
export interface ConfigReader {
  readonly folder: string;
  read(env: Variables): Config;
  /** What reading complains of; nothing where it succeeds. */
  mistakesOf(env: Variables): readonly string[];
  remove(): void;
}

export function configReader(): ConfigReader {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-config-'));
  const read = (env: Variables) => readConfig({ ANTAM_DATA: folder, ANTAM_SECRET: SECRET, ...env });
  return {
    folder,
    read,
    mistakesOf: env => {
      try {
        read(env);
      } catch (error) {
        if (error instanceof ConfigError) return error.mistakes;
        throw error;
      }
      return [];
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
