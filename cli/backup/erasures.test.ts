import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERASURES, readErasures, writeErasures } from './erasures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-erasures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const on = (day: number) => new Date(Date.UTC(2036, 2, day));
const account = { subjectHash: 'a'.repeat(43), erasedAt: on(1) };
const address = { addressHash: 'b'.repeat(43), erasedAt: on(2), rows: { 'visits (by address)': 2 } };

describe('the file of erasures beside backups', () => {
  it('keeps accounts once, and each erasure of an address', () => {
    expect(readErasures(folder)).toEqual([]);
    writeErasures(folder, [account, address]);
    writeErasures(folder, [account, address, { ...address, erasedAt: on(3) }]);
    expect(readErasures(folder)).toEqual([account, address, { ...address, erasedAt: on(3) }]);
  });

  it('is refused with a remedy where it is no list of erasures', () => {
    writeFileSync(path.join(folder, ERASURES), '{"erasures":[{"erasedAt":"2036-03-01T00:00:00Z"}]}');
    expect(() => readErasures(folder)).toThrow(/^[^\n]*put the file back[^\n]*$/);
  });

  it('is written under a name of its own, which goes where the writing fails', () => {
    writeErasures(folder, [account]);
    // Nobody's own name: a folder in its place is in nobody's way.
    mkdirSync(path.join(folder, `${ERASURES}.part`));
    writeErasures(folder, [address]);
    expect(readErasures(folder)).toEqual([account, address]);
    const taken = path.join(folder, 'taken');
    mkdirSync(path.join(taken, ERASURES, 'in-the-way'), { recursive: true });
    expect(() => writeErasures(taken, [account])).toThrow();
    expect(readdirSync(taken)).toEqual([ERASURES]);
  });
});
