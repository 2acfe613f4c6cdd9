import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installReference } from '@antam/fixtures/reference/install.ts';
import { type App, createApp } from '../app/create-app.ts';
import { closeServices, createServices } from '../app/create-services.ts';
import { listen } from '../app/listen.ts';
import type { Site } from '../app/site.ts';
import { type Config, readConfig } from '../platform/env/config.ts';
import type { Services } from '../platform/services.ts';
import { copyTemplate, type Template } from './template-database.ts';
import { createVisitor } from './visitor.ts';

export interface TestAppOptions {
  /** `none`: reference lists only. */
  readonly world?: 'none' | 'tiny';
  readonly config?: Partial<Config>;
  readonly services?: Partial<Services>;
  readonly site?: Site;
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

const TEMPLATES: Record<NonNullable<TestAppOptions['world']>, Template> = {
  none: { name: 'none', fill: installReference },
  tiny: { name: 'tiny', fill: installReference },
};

/** Starts a server on a fresh copy of a template database; close it after the tests of the file. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-test-'));
  const copy = await copyTemplate(folder, TEMPLATES[options.world ?? 'none']);
  const base = readConfig({ NODE_ENV: 'test', ANTAM_DATA: folder, ANTAM_SECRET: 'a secret that only tests ever use' });
  const services = await createServices({ ...base, database: copy.config, ...options.config }, options.services);
  const app = createApp(services, { site: options.site });
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
