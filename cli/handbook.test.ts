import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type Command, CommanderError } from 'commander';
import { expect, it } from 'vitest';
import { makeProgram } from './program.ts';
import { callsIn, callsInBlocks, callsInSentences, ROOT } from './testing/handbook.ts';

/** What is wrong with a command line, without doing what it says; undefined where the program takes it. */
async function faultOf(args: readonly string[]): Promise<string | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const program = makeProgram({ out: nowhere, err: nowhere, env: {}, isInteractive: false });
  doNothing(program);
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return /^commander\.help/.test(error.code) ? undefined : `antam ${args.join(' ')}: ${error.code}`;
  }
  return undefined;
}

function doNothing(command: Command): void {
  const doesSomething = command.commands.length === 0 || command.registeredArguments.length > 0;
  if (doesSomething) command.action(() => undefined);
  for (const part of command.commands) doNothing(part);
}

const faults = async (calls: readonly string[][]) =>
  (await Promise.all(calls.map(faultOf))).filter(fault => fault !== undefined);

/** Sentences name commands without all that they need: `antam restore`. */
const isOnlyShort = (fault: string) => /missingArgument|missingMandatoryOptionValue|optionMissingArgument/.test(fault);

it('every command in a block of the handbook (docs/operating.md with the pages beside it) is one that the program takes, with all its options', async () => {
  const calls = callsInBlocks();
  expect(calls.length).toBeGreaterThan(40);
  expect(await faults(calls)).toEqual([]);
});

it('every command that a sentence of the handbook names is there, with all options that are named', async () => {
  const calls = callsInSentences();
  expect(calls.length).toBeGreaterThan(40);
  expect((await faults(calls)).filter(fault => !isOnlyShort(fault))).toEqual([]);
});

it('every command that a message of the program advises is there', async () => {
  const files = globSync('{cli,server,fixtures}/**/*.ts', {
    cwd: ROOT,
    exclude: folder => folder.endsWith('node_modules'),
  });
  const own = files.filter(file => !file.endsWith('.test.ts') && !file.includes('testing/'));
  const calls = own.flatMap(file => callsIn(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(calls.length).toBeGreaterThan(20);
  expect((await faults(calls)).filter(fault => !isOnlyShort(fault))).toEqual([]);
});

it('a command, an option or a choice that is unknown is noticed', async () => {
  const calls = [
    ['bakup'],
    ['backup', 'a', '--verfy'],
    ['mail', 'list', '--state', 'lost'],
    ['mail', 'sned', '1'],
    ['serve'],
  ];
  expect(await faults(calls)).toHaveLength(4);
});
