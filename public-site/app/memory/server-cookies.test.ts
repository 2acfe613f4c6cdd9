import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cookieJar } from './cookie-jar.ts';
import { readServerCookie } from './server-cookies.ts';

it('the page finds a cookie of the server by its name with or without the prefix', () => {
  const token = (header: string) => readServerCookie(cookieJar(header), 'XSRF-TOKEN');
  expect(token('province=hue; __Host-XSRF-TOKEN=one')).toBe('one');
  expect(token('XSRF-TOKEN=two')).toBe('two');
  // A neighbouring subdomain can plant the plain name only.
  expect(token('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=one')).toBe('one');
  expect(token('province=hue')).toBeNull();
});

it('the name of the token’s cookie is written in one module, beside the registry of stored items', () => {
  const cwd = path.join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', { cwd }).filter(file => !file.includes('.test.'));
  const naming = sources.filter(file => readFileSync(path.join(cwd, file), 'utf8').includes('XSRF-TOKEN'));
  expect(naming.sort()).toEqual(['memory/server-cookies.ts', 'memory/storage-registry.ts']);
});
