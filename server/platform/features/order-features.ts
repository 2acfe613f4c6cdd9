/** What the order of features is made from. */
interface Ranked {
  readonly name: string;
  readonly uses: readonly string[];
}

/**
 * Puts every feature behind those that it uses and keeps the given order otherwise. Throws where two features have one
 * name, where one uses a feature that is not there, and where features use each other in a circle.
 */
export function orderFeatures<F extends Ranked>(features: readonly F[]): readonly F[] {
  const byName = new Map(features.map(feature => [feature.name, feature]));
  if (byName.size < features.length) throw new Error('Two features have the same name');
  const ordered = new Set<F>();
  const visit = (feature: F, users: readonly string[]) => {
    if (ordered.has(feature)) return;
    const path = [...users, feature.name];
    if (users.includes(feature.name)) throw new Error(`Features use each other in a circle: ${path.join(' → ')}`);
    for (const name of feature.uses) {
      const used = byName.get(name);
      if (!used) throw new Error(`The feature ${feature.name} uses an unknown one: ${name}`);
      visit(used, path);
    }
    ordered.add(feature);
  };
  for (const feature of features) visit(feature, []);
  return [...ordered];
}
