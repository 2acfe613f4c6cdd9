import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createWork } from './create-work.ts';

const LONG_AGO = new Date('2026-01-05T03:00:00Z');

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** Writes the file of a process that was killed, or of one that still writes, and one that is whole. */
function filesOf(folder: string, whole: string) {
  mkdirSync(folder, { recursive: true });
  const old = path.join(folder, '.00000000-0000-4000-8000-000000000001.tmp');
  const young = path.join(folder, '.00000000-0000-4000-8000-000000000002.tmp');
  const kept = path.join(folder, whole);
  for (const file of [old, young, kept]) writeFileSync(file, 'x');
  for (const file of [old, kept]) utimesSync(file, LONG_AGO, LONG_AGO);
  return { old, young, kept };
}

/** The folders in which files are written under another name first. */
function folders() {
  const { storage, mail, texts } = app.services.config;
  if (storage.kind !== 'folder' || mail.kind !== 'folder' || texts.kind !== 'folder') {
    throw new Error('The tests keep pictures and messages in folders');
  }
  return { uploads: storage.folder, mail: mail.folder, texts: texts.folder };
}

it.each([
  { what: 'A picture', folderOf: () => path.join(folders().uploads, 'ab'), whole: 'abc.webp' },
  { what: 'An email message', folderOf: () => folders().mail, whole: 'note.eml' },
  { what: 'A message to a phone', folderOf: () => folders().texts, whole: 'note.json' },
])('$what that a killed process has not finished is gone after a day, by a job that keeps all else', async each => {
  const { old, young, kept } = filesOf(each.folderOf(), each.whole);
  await createWork(app.services).drain();
  expect([old, young, kept].map(file => existsSync(file))).toEqual([false, true, true]);
});
