import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** The files of a release in a folder of their own. */
export interface Checkout {
  readonly folder: string;
  /** Seven digits or more of the commit. */
  readonly commit: string;
}

/** Releases of this clone, by their tags, oldest first. */
export async function releaseTags(): Promise<string[]> {
  const { stdout } = await run('git', ['tag', '--list', 'v*', '--sort=version:refname'], { cwd: ROOT });
  return stdout.split('\n').filter(line => line !== '');
}

/**
 * Does `work` with a release beside this one: its files as git has them, its packages as its lock file has them, and
 * built where `isBuilt` wants it. Nothing of it is left afterwards. Throws where git does not know `ref`.
 */
export async function withCheckout<T>(
  ref: string,
  { isBuilt, tell }: { readonly isBuilt: boolean; readonly tell: (step: string) => void },
  work: (checkout: Checkout) => Promise<T>,
): Promise<T> {
  const commit = await commitOf(ref);
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-release-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    tell(`takes ${ref} (${commit}) out`);
    await run('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: ROOT });
    tell('installs its packages');
    await npm(folder, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
    if (isBuilt) {
      tell('builds it');
      await npm(folder, 'run', 'build');
    }
    return await work({ folder, commit });
  } finally {
    process.off('exit', remove);
    remove();
    await run('git', ['worktree', 'prune'], { cwd: ROOT });
  }
}

async function commitOf(ref: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--short', '--verify', '--end-of-options', `${ref}^{commit}`], {
      cwd: ROOT,
    });
    return stdout.trim();
  } catch (error) {
    throw new Error(`git knows no ${ref} here: fetch it (git fetch --unshallow --tags), or name another`, {
      cause: error,
    });
  }
}

/** What npm sets for the scripts that it runs, which would lead another npm back here. */
const ofThisNpm = /^(npm_|INIT_CWD$|NODE$|NODE_ENV$)/;

async function npm(folder: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisNpm.test(name)));
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', bytes => {
      output += String(bytes);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code} in ${folder}:\n${output}`);
}
