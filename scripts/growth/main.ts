import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { enginesOf, wholeNumber } from '../option-values.ts';
import { runScript } from '../run-script.ts';
import { type Compared, compareWorlds, findingRows } from './compare-worlds.ts';
import { recordStatements } from './record.ts';
import { type RecordedStatement, readRecorded, shapeOfText } from './recorded.ts';
import { postgresWorlds, type Sizes, sqliteWorlds, type Worlds } from './worlds.ts';

/* `npm run test:growth`: no statement of the product does more work because the directory is larger. */

const HELP = `Records every statement that the product sends while the server's tests run, carries each of them out in a small and in a
large world, and names those whose work grows by more than their answer.

  npm run test:growth -- [--engine sqlite|postgresql|both] [--small 2000] [--large 20000] [--only TEXT] [--recorded]

  --only      statements of files whose path holds the text
  --recorded  those of the run before, without running the tests again

Worlds are kept in .cache/growth. Exits with 0 when nothing grows, 1 when something does, and 2 when it could not run.`;

const CACHE = fileURLToPath(new URL('../../.cache/growth', import.meta.url));

await runScript('test:growth', main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'both' },
      small: { type: 'string', default: '2000' },
      large: { type: 'string', default: '20000' },
      only: { type: 'string', default: '' },
      recorded: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  mkdirSync(CACHE, { recursive: true });
  const sizes: Sizes = [wholeNumber('small', values.small, 1), wholeNumber('large', values.large, 2)];
  let isGrowing = false;
  for (const engine of enginesOf(values.engine)) {
    const all = await (values.recorded
      ? readRecorded(path.join(CACHE, `statements-${engine}`))
      : recordStatements(CACHE, engine));
    const found = await compareOn(engine, sizes, all, values.only);
    isGrowing ||= found;
  }
  return isGrowing ? 1 : 0;
}

/** Answers whether anything grows that may not. */
async function compareOn(
  engine: Engine,
  sizes: Sizes,
  all: readonly RecordedStatement[],
  only: string,
): Promise<boolean> {
  const { worlds, stop } =
    engine === 'sqlite'
      ? { worlds: await sqliteWorlds(CACHE, sizes, all), stop: async () => undefined }
      : await postgresWorlds(CACHE, sizes, all);
  const [small, large]: Worlds = worlds;
  const compared: Compared[] = [];
  for (const statement of findingRows(all, engine).filter(({ source }) => source.includes(only))) {
    const result = await compareWorlds(statement, small, large);
    compared.push(result);
    const said = result.finding ?? result.failure;
    if (said !== undefined) console.log(`${engine}: ${statement.source}\n  ${said}\n  ${shapeOfText(statement.sql)}`);
  }
  await Promise.all([small.close(), large.close()]);
  await stop();
  console.log(summary(engine, compared));
  return compared.some(({ finding }) => finding !== undefined);
}

function summary(engine: Engine, compared: readonly Compared[]): string {
  const count = (isMeant: (one: Compared) => boolean) => compared.filter(isMeant).length;
  return [
    `${engine}: ${compared.length} statements`,
    `${count(({ measured }) => (measured?.large.answered ?? 0) > 0)} find something in the large world`,
    `${count(({ finding }) => finding !== undefined)} grow`,
    `${count(({ allowed }) => allowed !== undefined)} may grow`,
    `${count(({ failure }) => failure !== undefined)} could not be carried out`,
  ].join(', ');
}
