import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isNewPlace, placeNew } from './place-new.ts';

let folder: string;
let aside: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-place-'));
  aside = path.join(folder, 'aside');
  file = path.join(folder, 'antam.sqlite');
  writeFileSync(aside, 'whole');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What `link` answers on FAT. */
const noLinks = () => {
  throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
};

describe.each([
  ['has links', undefined],
  ['has none', noLinks],
])('on a file system that %s', (_, link) => {
  it('a database comes to stand in an empty place', () => {
    placeNew(aside, file, link);
    expect(readFileSync(file, 'utf8')).toBe('whole');
  });

  it('a file that is there is kept', () => {
    writeFileSync(file, 'of another process');
    expect(() => placeNew(aside, file, link)).toThrow(/Another process has made .* meanwhile; it is kept/);
    expect(readFileSync(file, 'utf8')).toBe('of another process');
  });

  it('the failure is reported where there is no such folder', () => {
    expect(() => placeNew(aside, path.join(folder, 'no', 'antam.sqlite'), link)).toThrow('ENOENT');
    expect(existsSync(path.join(folder, 'no'))).toBe(false);
  });
});

it.each(['', '-wal', '-journal'])('a place is not new where antam.sqlite%s lies', suffix => {
  expect(isNewPlace(file)).toBe(true);
  writeFileSync(file + suffix, '');
  expect(isNewPlace(file)).toBe(false);
});
