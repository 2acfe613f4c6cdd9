import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkedOutCommit } from './commit.ts';

const COMMIT = '3f2a9c1d0b7e4f5a6b7c8d9e0f1a2b3c4d5e6f70';
const SHORT = '3f2a9c1d0';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it('a checkout of a branch, of a packed branch and of a commit alone knows the commit it is at', () => {
  put('.git/HEAD', 'ref: refs/heads/main\n');
  put('.git/packed-refs', `# pack-refs with: peeled\n${COMMIT} refs/heads/main\n`);
  expect(checkedOutCommit(folder)).toBe(SHORT);
  put('.git/refs/heads/main', `${COMMIT.replace('3f', 'aa')}\n`);
  expect(checkedOutCommit(folder)).toBe('aa2a9c1d0');
  put('.git/HEAD', `${COMMIT}\n`);
  expect(checkedOutCommit(folder)).toBe(SHORT);
});

it('a second working tree of a checkout knows its own commit', () => {
  put('first/.git/refs/heads/own', `${COMMIT}\n`);
  put('first/.git/worktrees/second/HEAD', 'ref: refs/heads/own\n');
  put('first/.git/worktrees/second/commondir', '../..\n');
  put('second/.git', `gitdir: ${path.join(folder, 'first/.git/worktrees/second')}\n`);
  expect(checkedOutCommit(path.join(folder, 'second'))).toBe(SHORT);
});

it('a folder without git, with a broken one or with a branch without commits knows none', () => {
  expect(checkedOutCommit(folder)).toBeUndefined();
  put('.git/HEAD', 'ref: refs/heads/main\n');
  expect(checkedOutCommit(folder)).toBeUndefined();
  put('.git/HEAD', 'who knows\n');
  expect(checkedOutCommit(folder)).toBeUndefined();
});
