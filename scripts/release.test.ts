import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from '@antam/server/platform/release.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '..');
const PLACES = ['', 'public-site', 'admin', 'server', 'cli', 'fixtures'];
const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const manifestOf = (place: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(ROOT, place, 'package.json'), 'utf8')));

it('every package has the version of the release, and the changelog describes it', () => {
  for (const place of PLACES) expect([place, manifestOf(place).version]).toEqual([place, VERSION]);
  expect(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${VERSION}\n`);
});

it('every release of the changelog has the archive that the releases after it are tried with, and no other has one', () => {
  const changelog = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const told = [...changelog.matchAll(/^## (\d\S*)$/gm)].map(([, version]) => `${version}.tar.gz`);
  expect(globSync('*', { cwd: path.join(ROOT, 'fixtures', 'releases') }).sort()).toEqual(told.sort());
});

it('what only the builds of site and console need is left out of an installation that serves', () => {
  for (const place of ['public-site', 'admin']) expect(manifestOf(place).dependencies).toEqual({});
});
