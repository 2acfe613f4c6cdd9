import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = ['cli', 'fixtures', 'server', 'public-site', 'admin'];
const OWN = '@antam';
/** What no release needs to run. */
const LEFT_OUT = /^(node_modules|\.cache|e2e)$|\.test\.tsx?$/;

/** Makes in `folder` a release as this one with further migrations, by name: copies of its files, and links to its packages. */
export function makeNextRelease(folder: string, migrations: Readonly<Record<string, string>>): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, OWN), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== OWN && name !== '.cache')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }
  cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  for (const part of PARTS) {
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: file => !LEFT_OUT.test(path.basename(file)),
    });
    const own = path.join(ROOT, part, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, part, 'node_modules'));
    // By way of links of its own, as packages find each other through it.
    symlinkSync(path.join('..', '..', part), path.join(packages, OWN, part));
  }
  addMigrations(folder, migrations);
}

/** Adds migrations to a release of {@link makeNextRelease}. */
export function addMigrations(folder: string, migrations: Readonly<Record<string, string>>): void {
  for (const [name, sql] of Object.entries(migrations)) {
    writeFileSync(path.join(folder, 'server', 'migrations', `${name}.sql`), sql);
  }
}
