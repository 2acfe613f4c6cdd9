import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('making a folder', () => {
  it('makes those above it, for this user alone, and leaves one that is there', () => {
    const inner = path.join(folder, 'a', 'b');
    makeFolder(inner);
    makeFolder(inner);
    expect([inner, path.dirname(inner)].map(each => statSync(each).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it('fails where a file is in its place, or above it', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(file)).toThrow(/EEXIST/);
    expect(() => makeFolder(path.join(file, 'x'))).toThrow(/EEXIST/);
  });

  it.runIf(process.platform === 'linux')('ends with an error where a file system takes no folders', () => {
    expect(() => makeFolder('/proc/nope/x')).toThrow(/^ENOENT.*'\/proc\/nope'$/);
  });
});
