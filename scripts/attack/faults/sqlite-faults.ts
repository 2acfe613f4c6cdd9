import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Target } from '../target.ts';
import type { Fault } from './fault.ts';

/** Longer than a write waits for its turn. */
const LOCK_MS = 7_000;
const HOLD_MS = 4_000;
const BLOCK = Buffer.alloc(1_048_576);

const fileOf = ({ folder }: Target) => path.join(folder, 'antam.sqlite');

/** Another process holds the write lock. */
export const lockHeld = (target: Target): Fault => ({
  name: 'the write lock is held for 7 s',
  holdMs: LOCK_MS,
  readsGoOn: true,
  isUnready: true,
  begin: async () => {
    const other = new Sqlite(fileOf(target));
    other.exec('begin immediate');
    return async () => {
      other.exec('rollback');
      other.close();
    };
  },
});

/** No file can grow any more; for a target on a small file system of its own. */
export const diskFull = (target: Target): Fault => ({
  name: 'the disk is full',
  holdMs: HOLD_MS,
  readsGoOn: true,
  isUnready: true,
  begin: async () => {
    const filler = path.join(target.folder, 'filler');
    fill(filler);
    return async () => rmSync(filler);
  },
});

function fill(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (const size of [BLOCK.length, 4_096, 1]) writeUntilFull(open, BLOCK.subarray(0, size));
  } finally {
    closeSync(open);
  }
}

function writeUntilFull(open: number, block: Buffer): void {
  try {
    while (writeSync(open, block) > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** The database's files can only be read, also by processes that have them open. */
export const readOnly = (target: Target): Fault => ({
  name: 'the database is made read-only',
  holdMs: HOLD_MS,
  readsGoOn: true,
  isUnready: true,
  begin: async () => {
    const files = ['', '-wal'].map(end => fileOf(target) + end).filter(file => existsSync(file));
    const change = (flag: '+i' | '-i') => spawnSync('chattr', [flag, ...files]).status === 0;
    if (!change('+i')) return undefined;
    return async () => void change('-i');
  },
});
