import path from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

it.each(['public-site', 'admin'])(
  '%s is built for production, also by a shell that is meant for development',
  async site => {
    const root = path.join(ROOT, site);
    const file = path.join(root, 'vite.config.ts');
    const { isProduction } = await resolveConfig({ root, configFile: file }, 'build', 'production', 'production');
    expect(isProduction).toBe(true);
  },
);
