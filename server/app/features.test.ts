import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features.ts';

const FOLDER = path.join(import.meta.dirname, '../features');

/** The other features that a feature's modules import, tests apart. */
function importedBy(feature: string): Set<string> {
  const folder = path.join(FOLDER, feature);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const imported = modules.flatMap(file => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return Array.from(source.matchAll(/ from '(\.[^']+)'/g), ([, address = '']) =>
      path.relative(FOLDER, path.resolve(folder, path.dirname(file), address)),
    );
  });
  const features = imported.filter(file => !file.startsWith('..')).map(file => file.split(path.sep)[0] ?? '');
  return new Set(features.filter(name => name !== feature));
}

describe('the list of features', () => {
  it('holds every folder of server/features, each under its name', () => {
    expect(FEATURES.map(({ name }) => name).sort()).toEqual(readdirSync(FOLDER).sort());
  });

  it.each(FEATURES.map(({ name, uses }) => [name, uses] as const))(
    'says of the feature %s exactly which others its modules import',
    (name, uses) => {
      expect([...uses].sort()).toEqual([...importedBy(name)].sort());
    },
  );

  it('puts every feature behind those that it uses', () => {
    const rank = new Map(FEATURES.map(({ name }, at) => [name, at]));
    for (const { name, uses } of FEATURES) {
      for (const used of uses) expect(rank.get(used), `${used} before ${name}`).toBeLessThan(rank.get(name) ?? 0);
    }
  });
});
