import type { Engine } from '../../../platform/db/engine.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { Asked } from '../rules/asked-words.ts';

/** The rows whose `staff_words` fit, or whose id was asked for; undefined where nothing was asked. */
export function wordsIn(engine: Engine, { units, digits, id }: Asked): Condition | undefined {
  if (units.length === 0) return undefined;
  const has = `${engine === 'sqlite' ? 'instr' : 'strpos'}(staff_words, ?) > 0`;
  const all = (words: readonly string[]) => words.map(() => has).join(' and ');
  const fits = units.map(ways => `(${ways.map(all).join(' or ')})`).join(' and ');
  const params = units.flat(2).map(word => ` ${word}`);
  const also: Condition[] = [
    ...(digits === undefined ? [] : [{ sql: has, params: [` ${digits}`] }]),
    ...(id === undefined ? [] : [{ sql: 'id = ?', params: [id] }]),
  ];
  return {
    sql: [`(${fits})`, ...also.map(({ sql }) => sql)].join(' or '),
    params: [...params, ...also.flatMap(way => [...way.params])],
  };
}
