import { whyItGrows } from './may-grow.ts';
import { type RecordedStatement, shapeOfText } from './recorded.ts';
import { sampleParameters } from './sample-parameters.ts';
import { grownBy, type Measured } from './verdict.ts';
import type { Cost, World } from './world.ts';

/** Where in the worlds the rows stand that a statement is asked about: most tables have their oldest rows first. */
const PARTS = [0.3, 0.6, 0.9];

export interface Compared {
  readonly statement: RecordedStatement;
  /** Undefined for what could not be carried out. */
  readonly measured: Measured | undefined;
  /** What is wrong with it; undefined where nothing is. */
  readonly finding: string | undefined;
  /** Why it may grow, where it does. */
  readonly allowed: string | undefined;
  readonly failure: string | undefined;
}

const READS_OR_CHANGES = /^\s*(select|with|update|delete)\b/i;
/** Of the engine itself, and tables that only some tests make. */
const OWN =
  /\b(sqlite_master|sqlite_schema|sqlite_stat1|pg_[a-z_]+|information_schema|pragma_[a-z_]+|savepoint|dbstat)\b/i;

/** Statements of this engine that find rows: what an insert of given values costs does not depend on the world. */
export const findingRows = (all: readonly RecordedStatement[], engine: World['engine']): RecordedStatement[] =>
  all.filter(({ engine: of, sql }) => of === engine && READS_OR_CHANGES.test(sql) && !OWN.test(sql));

export async function compareWorlds(statement: RecordedStatement, small: World, large: World): Promise<Compared> {
  const { sql, source } = statement;
  const none = { statement, measured: undefined, finding: undefined, allowed: undefined, failure: undefined };
  try {
    const measured = await measure(statement, small, large);
    const weak = await large.weakSteps(statement);
    const finding = grownBy(measured) ?? weak[0];
    const allowed = finding === undefined ? undefined : whyItGrows(source, shapeOfText(sql));
    return { ...none, measured, finding: allowed === undefined ? finding : undefined, allowed };
  } catch (error) {
    return { ...none, failure: `${error instanceof Error ? error.message : String(error)}: ${shapeOfText(sql)}` };
  }
}

/** The middle one of several samples by each measure: one record may have far more of something than others. */
async function measure(statement: RecordedStatement, small: World, large: World): Promise<Measured> {
  const costs: Measured[] = [];
  for (const part of PARTS) {
    const cost = async (world: World) => world.cost(statement.sql, await sampleParameters(statement, world, part));
    costs.push({ small: await cost(small), large: await cost(large) });
  }
  return { small: middle(costs.map(cost => cost.small)), large: middle(costs.map(cost => cost.large)) };
}

function middle(costs: readonly Cost[]): Cost {
  const measures = Object.keys(costs[0]?.work ?? {});
  const work = measures.map(name => [name, middleOf(costs.map(cost => cost.work[name] ?? 0))] as const);
  return { work: Object.fromEntries(work), answered: middleOf(costs.map(({ answered }) => answered)) };
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
