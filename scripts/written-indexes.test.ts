import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOCS = path.resolve(import.meta.dirname, '../docs');
const read = (file: string) => readFileSync(path.join(DOCS, file), 'utf8');

const ENTRY = /^- \[(\d{4})\]\((\d{4}-[^)]+\.md)\) (.+)$/gm;
const HEADING = /^# (?:\d+[.:]* )?(.+)$/m;

it('the index of decisions lists each once, by the heading that it has', () => {
  const listed = [...read('decisions/README.md').matchAll(ENTRY)].map(([, number, file, title]) => ({
    number,
    file,
    title,
  }));
  const written = globSync('[0-9]*.md', { cwd: path.join(DOCS, 'decisions') }).map(file => ({
    number: file.slice(0, 4),
    file,
    title: HEADING.exec(read(`decisions/${file}`))?.[1],
  }));
  const byFile = (a: { file?: string | undefined }, b: { file?: string | undefined }) =>
    (a.file ?? '').localeCompare(b.file ?? '');
  expect(listed.toSorted(byFile)).toEqual(written.toSorted(byFile));
});

it('the index of what is written leads to every page', () => {
  const led = [...read('README.md').matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, file]) => file);
  const pages = globSync('*.md', { cwd: DOCS }).filter(file => file !== 'README.md');
  expect(led.toSorted()).toEqual([...pages, 'decisions/README.md'].toSorted());
});
