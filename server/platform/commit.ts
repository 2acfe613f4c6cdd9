import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** So many digits name a commit. */
const DIGITS = 9;

/**
 * The commit that a checkout is at, shortened; undefined where a folder is none. It reads what git keeps and runs no
 * program: every command asks for it, on machines without git and by users to whom the folder does not belong, too.
 */
export function checkedOutCommit(root: string): string | undefined {
  const folder = gitFolder(root);
  const head = folder && read(path.join(folder, 'HEAD'));
  if (folder === undefined || head === undefined) return undefined;
  const [, branch] = /^ref: (\S+)$/.exec(head) ?? [];
  const commit = branch === undefined ? head : commitOfBranch(folder, branch);
  return /^[\da-f]{40,64}$/.test(commit ?? '') ? commit?.slice(0, DIGITS) : undefined;
}

/** Where git keeps what it knows; in a second working tree `.git` is a file that names the folder. */
function gitFolder(root: string): string | undefined {
  const own = path.join(root, '.git');
  const stats = statSync(own, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (stats.isDirectory()) return own;
  const [, named] = /^gitdir: (.+)$/.exec(read(own) ?? '') ?? [];
  return named === undefined ? undefined : path.resolve(root, named);
}

function commitOfBranch(folder: string, branch: string): string | undefined {
  const shared = path.resolve(folder, read(path.join(folder, 'commondir')) ?? '.');
  const loose = read(path.join(shared, branch));
  if (loose !== undefined) return loose;
  const lines = read(path.join(shared, 'packed-refs'))?.split('\n') ?? [];
  return lines.find(line => line.endsWith(` ${branch}`))?.split(' ')[0];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
