import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What browsers learned after 2023. The build changes what the language looks like, and brings none of these. */
const TOO_NEW = [
  /\bPromise\.(withResolvers|try)\b/,
  /\b(Map|Object)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.(parse|canParse)\b/,
  /\bAbortSignal\.any\b/,
  /\bRegExp\.escape\b/,
  /\bIterator\.from\b/,
  /\.(values|keys|entries)\(\)\s*\.(map|filter|flatMap|toArray|some|every|find|reduce|take|drop|forEach)\(/,
  /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(toWellFormed|isWellFormed|toBase64|getOrInsert)\(/,
];

it('the script of the site names nothing that phones of three years ago do not know', () => {
  const files = globSync('{public-site/app,public-site/worker,public-site/editor}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    file => !/\.test\.|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(file => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    const text = lines.filter(line => !/^\s*(\*|\/\/|\/\*)/.test(line)).join('\n');
    return TOO_NEW.filter(name => name.test(text)).map(name => `${file}: ${name.source}`);
  });
  expect(found).toEqual([]);
});
