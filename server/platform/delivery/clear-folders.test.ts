import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteMessagesBefore, messageName } from './message-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (id: number, createdAt: Date, ending: string) => {
  const name = messageName({ id, createdAt }) + ending;
  writeFileSync(path.join(folder, name), '');
  return name;
};

it('A folder of messages loses those that were written before a time, and no other file', async () => {
  write(1, new Date('2026-10-01T00:00:00Z'), '.eml');
  const kept = [
    write(2, new Date('2026-11-01T00:00:00Z'), '.eml'),
    write(3, new Date('2026-10-01T00:00:00Z'), '.json'),
    'notes.eml',
  ];
  writeFileSync(path.join(folder, 'notes.eml'), '');
  expect(await deleteMessagesBefore(folder, '.eml', new Date('2026-10-15T00:00:00Z'))).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  expect(await deleteMessagesBefore(path.join(folder, 'none'), '.eml', new Date())).toBe(0);
});
