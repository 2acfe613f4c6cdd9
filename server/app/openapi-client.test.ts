import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What a stranger writes who has nothing but the document. */
const WALK = `import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

export async function walk(baseUrl: string, q: string) {
  const client = createClient<paths>({ baseUrl });
  const { data: groups } = await client.GET('/api/v1/search/', { params: { query: { q } } });
  const [group] = groups ?? [];
  const address = group && 'items' in group ? (group.items[0]?.absolute_url ?? '') : '';
  const id = /(\\d+)\\/?$/.exec(address)?.[1] ?? '';
  const { data: doctor } = await client.GET('/api/v1/professional/{id}/', { params: { path: { id } } });
  const { error } = await client.GET('/api/v1/professional/{id}/', { params: { path: { id: '999999' } } });
  const workplace: string | undefined = doctor?.workplace?.name;
  return { address, name: doctor?.name, workplace, code: error?.code };
}

// @ts-expect-error There is no such call.
export const wrong = () => createClient<paths>().GET('/api/v1/plaza/');
// @ts-expect-error Staff alone change places, and by their ids.
export const nameless = () => createClient<paths>().PUT('/api/admin/places/{id}/', { body: { name: 'x' } });
`;

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '../..');
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--verbatimModuleSyntax'];
const MODULES = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node'];

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  folder = mkdtempSync(path.join(tmpdir(), 'antam-client-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

it('serves a document from which a client is made that compiles and walks from a search to a doctor', async () => {
  const document = await (await app.request('/api/v1/openapi.json')).text();
  writeFileSync(path.join(folder, 'api.ts'), astToString(await openapiTS(document)));
  const walkFile = path.join(folder, 'walk.ts');
  writeFileSync(walkFile, WALK);
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...OPTIONS, ...MODULES, walkFile]).catch(
    (error: unknown) => Object(error),
  );
  expect(stdout).toBe('');
  const { walk } = await import(walkFile);
  expect(await walk(app.url, PROFESSIONALS.mai.name)).toEqual({
    address: expect.stringContaining('nguyen-thi-mai'),
    name: PROFESSIONALS.mai.name,
    workplace: expect.stringMatching(/./),
    code: 'NOT_FOUND',
  });
});
