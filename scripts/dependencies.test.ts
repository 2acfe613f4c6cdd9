import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '..');
const PLACES = ['root', 'public-site', 'admin', 'server', 'cli', 'fixtures'];

const versions = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  overrides: versions,
});

const manifests = new Map(
  PLACES.map(place => {
    const file = path.join(ROOT, place === 'root' ? '' : place, 'package.json');
    return [place, manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')))];
  }),
);

/** Versions of each package by the place that names it, without our own packages. */
const declared = new Map<string, Map<string, string>>();
for (const [place, { dependencies, devDependencies, optionalDependencies }] of manifests) {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    if (name.startsWith('@antam/')) continue;
    declared.set(name, (declared.get(name) ?? new Map()).set(place, version));
  }
}

/** The rows of the tables of docs/dependencies.md by the heading above them, each as its cells. */
function tables(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  const page = readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8');
  for (const section of page.split(/^#+ /m)) {
    const [heading = '', ...lines] = section.split('\n');
    const rows = lines.filter(line => line.startsWith('| `')).map(line => line.split('|').map(cell => cell.trim()));
    found.set(
      heading,
      rows.map(cells => cells.slice(1, -1).map(cell => cell.replaceAll('`', ''))),
    );
  }
  return found;
}

const rowsUnder = (heading: string) => tables().get(heading) ?? [];

describe('docs/dependencies.md', () => {
  it('has one line for every package that a package.json names, says where, and has no other', () => {
    const said = rowsUnder('Dependencies').map(([name, places]) => `${name}: ${places}`);
    const wanted = [...declared].map(([name, places]) => `${name}: ${[...places.keys()].join(', ')}`);
    expect(said.toSorted()).toEqual(wanted.toSorted());
  });

  it('says of every package what it is for', () => {
    for (const [name, , purpose = ''] of rowsUnder('Dependencies')) expect(purpose.length, name).toBeGreaterThan(10);
  });

  it('gives reasons for versions that are still held back', () => {
    const rows = rowsUnder('Held back');
    expect(rows.length).toBeGreaterThan(0);
    for (const [name = '', version, reason = ''] of rows) {
      expect([...(declared.get(name)?.values() ?? [])], name).toContain(version);
      expect(reason.length, name).toBeGreaterThan(10);
    }
  });

  it('explains every override', () => {
    const said = Object.fromEntries(rowsUnder('Overrides').map(([name, version]) => [name, version]));
    expect(said).toEqual(manifests.get('root')?.overrides);
  });
});
