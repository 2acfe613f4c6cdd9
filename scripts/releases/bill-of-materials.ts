import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({}) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), properties: z.array(z.looseObject({})).optional() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
});
type Bill = z.output<typeof bill>;

/** The packages whose code is inside the built sites, with what they are built by. */
const BUILT = /^@antam\/(public-site|admin)@/;
/** What these only know the types of. */
const OTHER_PART = /^@antam\//;
const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * Names every package of a release, as CycloneDX 1.5: what serving needs, and what the sites were built from, as its code is
 * inside them. It is made from the lock file: npm makes none from an installation without what is for development.
 */
export function billOfMaterials(root: string, release: string): string {
  const whole = bill.parse(JSON.parse(npmSbom(root)));
  const built = reachable(whole);
  const components = whole.components.filter(
    component => built.has(component['bom-ref']) || !isForDevelopment(component),
  );
  const kept = new Set(components.map(component => component['bom-ref']));
  const component = { ...whole.metadata.component, name: 'antam', version: release };
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref) || !whole.components.some(other => other['bom-ref'] === ref))
    .map(entry => ({ ...entry, dependsOn: (entry.dependsOn ?? []).filter(ref => kept.has(ref)) }));
  return `${JSON.stringify({ ...whole, metadata: { ...whole.metadata, component }, components, dependencies }, null, 2)}\n`;
}

const npmSbom = (root: string): string =>
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });

const isForDevelopment = ({ properties = [] }: Bill['components'][number]): boolean =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');

/** What the sites are made from, over any number of steps. */
function reachable({ components, dependencies }: Bill): Set<string> {
  const needs = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const open = components.map(component => component['bom-ref']).filter(ref => BUILT.test(ref));
  const found = new Set(open);
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    for (const next of needs.get(ref) ?? []) {
      if (found.has(next) || OTHER_PART.test(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
