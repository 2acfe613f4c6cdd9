import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { withCheckout } from './checkout.ts';

/*
 * `npm run release:archive`: keeps what a release writes, for the releases after it. Pictures stay out: they are most of
 * an archive, and no release changes how they are kept.
 */

const HELP = `Writes fixtures/releases/VERSION.tar.gz: a backup of the world tiny by the program of a release, without pictures.

  npm run release:archive -- [--from REF] [--force]

  --from    the commit of the release (HEAD); it is installed in a temporary folder
  --force   replaces the file when it is there already`;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = path.join(ROOT, 'fixtures', 'releases');
const SECRET = 'only for the archives of releases';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD' },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(HELP);
else
  await withCheckout(values.from, { isBuilt: false, tell: step => console.error(step) }, ({ folder }) => keep(folder));

async function keep(release: string): Promise<void> {
  const manifest: unknown = JSON.parse(readFileSync(path.join(release, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const target = path.join(FOLDER, `${version}.tar.gz`);
  if (existsSync(target) && !values.force) throw new Error(`${target} is there already: replace it with --force`);
  const data = mkdtempSync(path.join(tmpdir(), 'antam-archive-'));
  try {
    const file = path.join(data, 'backup.tar.gz');
    await antam(release, data, 'seed', '--world', 'tiny');
    rmSync(path.join(data, 'uploads'), { recursive: true });
    await antam(release, data, 'backup', file);
    copyFileSync(file, target);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  console.log(`${target}: ${Math.ceil(statSync(target).size / 1024)} KB`);
}

function antam(release: string, data: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ANTAM_DATA: data, ANTAM_SECRET: SECRET };
  return promisify(execFile)(process.execPath, ['cli/bin/antam.js', ...args], { cwd: release, env });
}
