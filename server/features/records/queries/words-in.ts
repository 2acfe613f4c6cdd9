import type { Engine } from '../../../platform/db/engine.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { Asked, AskedUnit } from '../rules/asked-words.ts';
import { inAreas } from './in-areas.ts';

/**
 * The rows whose `staff_words` fit or that are in the areas named, whatever their status, or whose id was asked for;
 * undefined where nothing was asked.
 */
export function wordsIn(engine: Engine, table: FacetKind, { units, digits, id }: Asked): Condition | undefined {
  if (units.length === 0) return undefined;
  const has = `${engine === 'sqlite' ? 'instr' : 'strpos'}(staff_words, ?) > 0`;
  const all = (words: readonly string[]): Condition => ({
    sql: words.map(() => has).join(' and '),
    params: words.map(word => ` ${word}`),
  });
  const fits = ({ ways, areas }: AskedUnit) => anyOf([...ways.map(all), ...inAreas(engine, table, areas)]);
  const words = units.map(fits);
  const every = {
    sql: words.map(({ sql }) => `(${sql})`).join(' and '),
    params: words.flatMap(each => [...each.params]),
  };
  return anyOf([
    every,
    ...(digits === undefined ? [] : [{ sql: has, params: [` ${digits}`] }]),
    ...(id === undefined ? [] : [{ sql: 'id = ?', params: [id] }]),
  ]);
}

const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' or '),
  params: conditions.flatMap(({ params }) => [...params]),
});
