import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../..');
const LATE = /^import (?!type )[^;]*?from '((react-)?quill[^']*|[^']*\/editor\.tsx)'/m;

it('the editor is fetched by its field, once one is shown: no module outside of its folder imports any of it', () => {
  const importing = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .filter(file => LATE.test(readFileSync(join(APP, file), 'utf8')));
  expect(importing.length).toBeGreaterThan(0);
  expect(importing.filter(file => !file.startsWith('ui/editor/'))).toEqual([]);
  expect(importing).not.toContain('ui/editor/rich-text-field.tsx');
  const outside = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('ui/editor/'),
  );
  const parts = outside.flatMap(file =>
    Array.from(readFileSync(join(APP, file), 'utf8').matchAll(/from '[^']*ui\/editor\/([^']*)'/g), ([, part]) => part),
  );
  expect(new Set(parts)).toEqual(new Set(['rich-text-field.tsx']));
});
