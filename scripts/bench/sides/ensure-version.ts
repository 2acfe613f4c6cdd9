import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { extract } from 'tar';
import { antam, type BenchSize, seedOrder, worldName } from '../world.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Another version of the program, set up, with a world of its own. */
export interface Version {
  readonly commit: string;
  /** Folder of the program. */
  readonly program: string;
  /** Data folder of the world. */
  readonly world: string;
}

/**
 * Sets up another version of the program beside this one's worlds and has it seed a world, where it has not before.
 * @param ref a commit, branch or tag
 * @throws where the repository knows no such version, or it cannot be set up
 */
export async function ensureVersion(
  cache: string,
  ref: string,
  size: BenchSize & { fresh: boolean },
): Promise<Version> {
  const commit = run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], ROOT).trim();
  const program = path.join(cache, `version-${commit.slice(0, 12)}`);
  if (!existsSync(program)) await unpack(commit, program);
  run(process.execPath, ['scripts/setup.mjs'], program);
  const world = path.join(program, '.cache', worldName(size));
  if (size.fresh) rmSync(world, { recursive: true, force: true });
  if (!existsSync(world)) {
    rmSync(`${world}.new`, { recursive: true, force: true });
    antam(seedOrder(size), `${world}.new`, { program });
    renameSync(`${world}.new`, world);
  }
  return { commit, program, world };
}

async function unpack(commit: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  const archive = `${folder}.tar`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    run('git', ['archive', '--output', archive, commit], ROOT);
    await extract({ file: archive, cwd: unfinished });
  } finally {
    rmSync(archive, { force: true });
  }
  renameSync(unfinished, folder);
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return stdout;
}
