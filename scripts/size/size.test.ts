import { expect, it } from 'vitest';
import { countStatements } from './count-statements.ts';
import { countRepeatedBlocks } from './repeated-blocks.ts';

it('statements are counted with those inside functions, and an exported one once', () => {
  expect(countStatements('', false)).toBe(0);
  expect(
    countStatements("import a from 'a';\nexport const b = () => {\n  if (a) return a;\n  throw b;\n};", false),
  ).toBe(5);
  expect(countStatements('interface A {}\nexport type B = A;\nconst c = <p>{1}</p>;', true)).toBe(3);
});

it('a block that stands twice is counted once, however it is indented, and not for its imports', () => {
  const block = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();'];
  const text = (name: string, lines: readonly string[]) => ({ name, source: lines.join('\n') });
  const imports = block.map((_, at) => `import a${at} from 'a${at}';`);
  expect(countRepeatedBlocks([text('a', block), text('b', block.slice(1))])).toBe(0);
  expect(countRepeatedBlocks([text('a', imports), text('b', imports)])).toBe(0);
  const indented = block.map(line => `  ${line}`);
  expect(
    countRepeatedBlocks([text('a', [...block, 'seven();']), text('b', [...indented, '// eight', 'seven();'])]),
  ).toBe(1);
});
