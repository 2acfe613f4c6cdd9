import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneByteLetters } from './one-byte-letters.ts';
import { ownPlaces } from './own-places.ts';
import { requiredLate } from './required-late.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'antam-bundled-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

/** Bundles the program `main.js` as the server is bundled, and answers what it prints. */
async function printed(): Promise<string> {
  const out = path.join(root, 'out');
  const build = await rolldown({
    input: { server: path.join(root, 'main.js') },
    platform: 'node',
    plugins: [ownPlaces(out), requiredLate(out), oneByteLetters()],
  });
  await build.write({ dir: out, codeSplitting: false });
  await build.close();
  return execFileSync(process.execPath, [path.join(out, 'server.js')], { encoding: 'utf8' }).trim();
}

it('a bundled module finds what lies beside its source', async () => {
  write('main.js', `import './parts/part.js';`);
  write('parts/text.txt', 'beside it');
  write(
    'parts/part.js',
    `import { readFileSync } from 'node:fs';
    import path from 'node:path';
    console.log(readFileSync(new URL('text.txt', import.meta.url), 'utf8'));
    console.log(readFileSync(path.join(import.meta.dirname, 'text.txt'), 'utf8'));`,
  );
  expect(await printed()).toBe('beside it\nbeside it');
});

it('a package with compiled code is loaded when the module that imports it is, and not before', async () => {
  const sharp = 'node_modules/sharp';
  write(`${sharp}/package.json`, '{ "main": "index.js" }');
  write(`${sharp}/index.js`, `console.log('sharp is loaded'); module.exports = { draw: () => console.log('drawn') };`);
  write('pictures.js', `import { draw } from 'sharp'; export const picture = () => draw();`);
  write('main.js', `console.log('begun'); const { picture } = await import('./pictures.js'); picture();`);
  expect(await printed()).toBe('begun\nsharp is loaded\ndrawn');
});

it('a bundled program says its texts as they were written, and its own text needs one byte a letter', async () => {
  const lines = [
    "const name = 'Nguyễn';",
    "console.log('Bác sĩ ' + name, `$" + "{name} ở Huế 🩺`, 'kh\\ỏe', '\\\\ệ');",
    "console.log(/^[ạ-ỹ]\\’$/.test('ẹ’'), /^[🩺💊]$/u.test('💊'));",
    "console.log({ tỉnh: 'Huế' }.tỉnh, String.raw`\\d điện \\` thoại`);",
  ];
  write('main.js', lines.join('\n'));
  expect(await printed()).toBe(
    ['Bác sĩ Nguyễn Nguyễn ở Huế 🩺 khỏe \\ệ', 'true true', 'Huế \\d điện \\` thoại'].join('\n'),
  );
  expect(readFileSync(path.join(root, 'out', 'server.js'), 'utf8')).not.toMatch(/[\u0080-\uffff]/);
});
