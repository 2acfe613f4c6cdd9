import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');
const LATE = /^import (?!type )[^;]*?from '((react-)?quill[^']*|[^']*\/editor\.tsx)'/m;
/** Parts of the shared editor that need nothing of Quill, so that pages may begin with them. */
const LIGHT = new Set(['filled.ts', 'frame.module.css', 'toolbar.module.css', 'tools.ts']);

const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
const textOf = (file: string) => readFileSync(join(APP, file), 'utf8');

it('the editor is fetched by its field, once one is shown: no other module of the site imports any of it', () => {
  expect(files.filter(file => LATE.test(textOf(file)))).toEqual(['ui/editor/editor.tsx']);
  const outside = files.filter(file => !file.startsWith('ui/editor/'));
  const parts = outside.flatMap(file =>
    Array.from(textOf(file).matchAll(/from '[^']*ui\/editor\/([^']*)'/g), ([, part]) => part),
  );
  expect(new Set(parts)).toEqual(new Set(['rich-text-field.tsx']));
});

it('what pages begin with of the shared editor is light', () => {
  const late = ['ui/editor/editor.tsx', 'ui/editor/editor-modal.tsx'];
  const shared = files
    .filter(file => !late.includes(file))
    .flatMap(file =>
      Array.from(
        textOf(file).matchAll(/^import (?!type )[^;]*?from '(?:\.\.\/)+editor\/([^']*)'/gm),
        ([, part]) => part,
      ),
    );
  expect(new Set(shared)).toEqual(LIGHT);
  const imported = [...LIGHT]
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(APP, '../editor', file), 'utf8'));
  for (const text of imported) expect(text).not.toMatch(/^import (?!type )/m);
});
