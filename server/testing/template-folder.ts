import { randomBytes } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CACHE = path.join(tmpdir(), 'antam-test-templates');
const TEMPLATE_LIFE_MS = 12 * 3_600_000;
export const SQLITE_FILE = 'antam.sqlite';

/** The folder of this name, which `fill` makes where there is none. */
export async function templateFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = templatePath(name);
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) await makeTemplate(name, fill);
  return folder;
}

export const templatePath = (name: string): string => path.join(CACHE, name);

/** Two test files may start at once: each makes its own folder, and the first to be renamed stays. */
export async function makeTemplate(name: string, fill: (folder: string) => Promise<void>): Promise<void> {
  forgetOldTemplates();
  const target = templatePath(name);
  const unfinished = `${target}_${randomBytes(6).toString('hex')}`;
  mkdirSync(unfinished, { recursive: true });
  await fill(unfinished);
  if (statSync(target, { throwIfNoEntry: false })) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
}

/**
 * Copies a template's database. Uploads are linked, which costs a tenth: nothing ever writes into an uploaded file, it
 * is replaced or removed.
 */
export function copyTemplateFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else copyFileSync(from, to);
  }
}

function linkFolder(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else linkSync(from, to);
  }
}

/** Each change of the sources leaves a template behind; those of other days are of no use. */
function forgetOldTemplates(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const entry = path.join(CACHE, name);
    const age = Date.now() - (statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > TEMPLATE_LIFE_MS) rmSync(entry, { recursive: true, force: true });
  }
}
