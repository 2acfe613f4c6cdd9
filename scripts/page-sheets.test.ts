import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageSheets } from '../public-site/build/page-sheets.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'antam-sheets-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

/** The style sheets of a small site of these files and a frame, by the names by which the manifest knows them; `site` is where they are looked for. */
async function sheetsOf(files: Readonly<Record<string, string>>, site = root): Promise<Record<string, string>> {
  write({ 'app/frame.css': '.frame { color: red }', ...files });
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageSheets(site)],
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'app/entry-client.tsx') } },
  });
  const output = [built].flat().flatMap(each => ('output' in each ? each.output : []));
  const named = output.flatMap(file =>
    file.type === 'asset' ? file.originalFileNames.map(name => [name, String(file.source)] as const) : [],
  );
  return Object.fromEntries(named.filter(([name]) => /^app\/routes\/.*\.css$/.test(name)));
}

it('a route has one sheet of its own and its pieces’ styles, pieces first, without those of every page', async () => {
  const sheets = await sheetsOf({
    'app/entry-client.tsx': `import './frame.css'; import('./routes/place.tsx'); import('./routes/list.tsx');`,
    'app/routes/place.tsx': `import '../card.ts'; import './place.css'; export const place = 1;`,
    'app/routes/list.tsx': `import '../card.ts'; import './list.css'; export const list = 1;`,
    'app/card.ts': `import './card.css'; export const card = 1; console.log(card);`,
    'app/card.css': '.card { color: green }',
    'app/routes/place.css': '.place { color: blue }',
    'app/routes/list.css': '.list { color: black }',
  });
  expect(Object.keys(sheets).sort()).toEqual(['app/routes/list.css', 'app/routes/place.css']);
  expect(sheets['app/routes/place.css']?.match(/\.\w+(?= )/g)).toEqual(['.card', '.place']);
  expect(sheets['app/routes/list.css']?.match(/\.\w+(?= )/g)).toEqual(['.card', '.list']);
});

it('a page beside the site is built without sheets for routes', async () => {
  expect(await sheetsOf({ 'app/entry-client.tsx': `import './frame.css';` })).toEqual({});
});

it('the check of style sheets refuses a build whose files it does not find below the site', async () => {
  const elsewhere = sheetsOf({ 'app/entry-client.tsx': `import './frame.css';` }, path.join(root, 'elsewhere'));
  await expect(elsewhere).rejects.toThrow('Nothing was built of');
});
