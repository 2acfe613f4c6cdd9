import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RELEASE } from '@antam/server/platform/release.ts';
import { extract } from 'tar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freshBundle } from '../../cli/bin/server-bundle.js';
import { freePort } from '../../cli/boot/free-port.ts';
import { isSiteBuilt } from '../../cli/boot/site.ts';
import { startExecutable } from '../../cli/testing/executable.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** It needs the built sites, git and npm; what is in the file has no engine of its own. */
const cannotPack =
  !isSiteBuilt() ||
  freshBundle() === undefined ||
  !existsSync(path.join(ROOT, '.git')) ||
  process.env.TEST_DATABASE_URL !== undefined;
/** Some 9,000 files are compressed and written again. */
const PATIENCE_MS = 900_000;

let out: string;
let folder: string;
let file: string;

beforeAll(async () => {
  if (cannotPack) return;
  out = mkdtempSync(path.join(tmpdir(), 'antam-packed-'));
  const script = path.join(ROOT, 'scripts/releases/release.ts');
  execFileSync(process.execPath, [script, '--out', out, '--with-changes'], { cwd: ROOT });
  file = path.join(out, only('*.tar.gz'));
  await extract({ file, cwd: out });
  folder = file.replace(/\.tar\.gz$/, '');
}, PATIENCE_MS);

afterAll(() => out && rmSync(out, { recursive: true, force: true }));

function only(pattern: string): string {
  const [name, ...others] = globSync(pattern, { cwd: out });
  if (name === undefined || others.length > 0) throw new Error(`not one ${pattern}`);
  return name;
}

/** Nothing of this machine's programs but the shell: no Node, no npm, no git. */
const BARE = { PATH: '/nowhere', HOME: '/nowhere' };
const node = () => path.join(folder, 'bin/node');

it.skipIf(cannotPack)('a release is one file with a checksum, and is not much more than what serving needs', () => {
  const [sum, name] = readFileSync(`${file}.sha256`, 'utf8').trim().split('  ');
  expect(name).toBe(path.basename(file));
  expect(sum).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'));
  expect(statSync(file).size).toBeLessThan(150_000_000);
});

it.skipIf(cannotPack)('a release starts its server from one file, though its sources have other times', () => {
  expect(freshBundle(folder)).toBe(path.join(folder, 'cli/dist/server.js'));
});

it.skipIf(cannotPack)('a release knows its commit without git, by the Node that it brings', () => {
  const said = execFileSync(node(), ['cli/bin/antam.js', '--version'], { cwd: folder, env: BARE, encoding: 'utf8' });
  expect(said.trim().replace(/\.changed$/, '')).toBe(RELEASE);
  expect(RELEASE).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{9}$/);
});

it.skipIf(cannotPack)(
  'a release serves site and console as it was unpacked, and stops when it is asked to',
  async () => {
    const env = { ...BARE, ANTAM_DATA: path.join(out, 'data'), PORT: String(await freePort()) };
    const site = await startExecutable(['serve'], env, folder, node());
    try {
      const ready = await fetch(`${site.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        200,
        expect.objectContaining({ database: 'ok', writes: 'ok' }),
      ]);
      const home = await fetch(`${site.url}/`);
      expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('An Tâm')]);
      const console = await fetch(`${site.url}/admin/`);
      expect([console.status, await console.text()]).toEqual([200, expect.stringContaining('<script')]);
      expect(site.said.out).toContain(`"release":"${RELEASE}`);
    } finally {
      expect(await site.stop()).toBe(0);
    }
  },
);

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.literal('antam'), version: z.string() }) }),
  components: z.array(z.object({ 'bom-ref': z.string() })),
});

it.skipIf(cannotPack)(
  'a release names the packages that serve and those inside the built sites, and no tool of tests',
  () => {
    const text = readFileSync(path.join(out, only('*.cdx.json')), 'utf8');
    expect(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')).toBe(text);
    const { components, metadata } = bill.parse(JSON.parse(text));
    expect(metadata.component.version).toContain(RELEASE);
    const names = new Set(components.map(component => component['bom-ref'].replace(/(?<=.)@.*$/, '')));
    const installed = globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], { cwd: folder });
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.map(nameIn).filter(name => !names.has(name))).toEqual([]);
    expect(['react', 'react-admin'].filter(name => !names.has(name))).toEqual([]);
    expect(['vitest', 'playwright-core', '@biomejs/biome'].filter(name => names.has(name))).toEqual([]);
  },
);

const nameIn = (manifest: string): string =>
  z.object({ name: z.string() }).parse(JSON.parse(readFileSync(path.join(folder, manifest), 'utf8'))).name;

it.skipIf(cannotPack)('a release has no tests and none of what was built from', () => {
  const left = globSync(['**/*.test.ts', 'public-site/app', 'admin/src', 'cli/{build,e2e}', 'node_modules/vite'], {
    cwd: folder,
    exclude: name => name === 'node_modules',
  });
  expect(left).toEqual([]);
  expect(existsSync(path.join(folder, 'node_modules/vite'))).toBe(false);
});
