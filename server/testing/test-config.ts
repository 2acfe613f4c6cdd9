import { type Config, readConfig } from '../platform/env/config.ts';
import { METRICS_TOKEN } from './metrics-of.ts';

/** A configuration for tests that keeps everything in one folder and prints nothing. */
export function testConfig(folder: string): Config {
  return readConfig({
    NODE_ENV: 'test',
    ANTAM_DATA: folder,
    ANTAM_SECRET: 'a secret that only tests ever use',
    ANTAM_METRICS_TOKEN: METRICS_TOKEN,
  });
}
