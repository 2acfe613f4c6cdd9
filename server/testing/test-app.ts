import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Console } from '../app/console.ts';
import { type App, createApp } from '../app/create-app.ts';
import { closeServices, createServices } from '../app/create-services.ts';
import { listen } from '../app/listen.ts';
import type { Site } from '../app/site.ts';
import type { DatabaseConfig } from '../platform/db/database.ts';
import type { Config } from '../platform/env/config.ts';
import type { Feature } from '../platform/features/feature.ts';
import { createImagePool } from '../platform/images/image-pool.ts';
import { type LoadGauge, neverOverloaded } from '../platform/load/load-gauge.ts';
import { createLogger, type Logger } from '../platform/log/logger.ts';
import type { Services } from '../platform/services.ts';
import { PATIENCE_MS } from './patience.ts';
import { quickPasswords } from './quick-passwords.ts';
import { copyTemplate } from './template-database.ts';
import { TEMPLATES } from './templates.ts';
import { testConfig } from './test-config.ts';
import { createVisitor } from './visitor.ts';

export interface TestAppOptions {
  /** `none`, the default, holds the reference lists only. */
  readonly world?: 'none' | 'tiny';
  readonly config?: Partial<Config>;
  /** Another way to the database than the straight one. */
  readonly database?: (config: DatabaseConfig) => DatabaseConfig;
  readonly services?: Partial<Services>;
  readonly site?: Site;
  readonly console?: Console;
  /** Instead of all features. */
  readonly features?: readonly Feature[];
  /** Refuses nothing by default: a test must not depend on how busy the machine is. */
  readonly gauge?: LoadGauge;
  /** By default pages are rendered only for those who ask: a test may count them. */
  readonly pagesAhead?: boolean;
}

/** A server of one's own, listening on a free port. */
export interface TestApp {
  readonly services: Services;
  readonly app: App;
  readonly url: string;
  /** Fetches over HTTP as one visitor who keeps cookies, follows no redirect and sends the token with writes. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Starts a server on a fresh copy of a world; close it after the tests of the file. */
export async function startTestApp({
  world = 'none',
  database: reach = config => config,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-test-'));
  const copy = await copyTemplate(folder, TEMPLATES[world]);
  const config = { ...testConfig(folder), database: reach(copy.config), ...options.config };
  const log = createLogger(config.logLevel);
  const services = await createServices(config, {
    log,
    images: patientPool(log),
    passwords: quickPasswords,
    ...options.services,
  });
  const { site, console, features, gauge = neverOverloaded, pagesAhead = false } = options;
  const patient = { timeLimitMs: PATIENCE_MS, patienceMs: PATIENCE_MS };
  const app = createApp(services, { site, console, features, gauge, pagesAhead, ...patient });
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${listening.port}`;
  return {
    services,
    app,
    url,
    request: createVisitor(url),
    close: async () => {
      await listening.drain();
      await app.close();
      await closeServices(services);
      await copy.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** No test's outcome hangs on how fast pictures are decoded. */
const patientPool = (log: Logger) => createImagePool({ log, limits: { runMs: PATIENCE_MS, waitMs: PATIENCE_MS } });
