import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, isDeclared } from '../platform/contract/declare-calls.ts';
import { Secret } from '../platform/env/secret.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FEATURES } from './features.ts';

const SERVER = path.join(import.meta.dirname, '..');
const files = globSync('features/*/*contract.ts', { cwd: SERVER }).map(file => file.replaceAll(path.sep, '/'));

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** A contract's exported groups of calls, by name. */
async function declaredIn(file: string): Promise<{ group: string; calls: Call[] }[]> {
  const exported: Record<string, unknown> = await import(path.join(SERVER, file));
  return Object.entries(exported).flatMap(([group, value]) =>
    isDeclared(value) ? [{ group, calls: Object.values(value) }] : [],
  );
}

let app: TestApp;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  const client = { clientId: 'client', clientSecret: new Secret('a secret of the client') };
  app = await startTestApp({ config: { socialLogin: { google: client } } });
  endpoints = FEATURES.flatMap(feature => feature.endpoints(app.services));
});
afterAll(() => app.close());

describe('a call that a contract declares', () => {
  it('has a handler', async () => {
    const declared = (await Promise.all(files.map(declaredIn))).flat().flatMap(({ calls }) => calls);
    const bound = new Set(endpoints.map(nameOf));
    expect(declared.length).toBeGreaterThan(60);
    expect(declared.map(nameOf).filter(name => !bound.has(name))).toEqual([]);
  });

  it('is among the types of the site’s client where it is no call of the console', async () => {
    for (const file of files.filter(name => !name.endsWith('/staff-contract.ts'))) {
      const text = readFileSync(path.join(SERVER, file), 'utf8');
      const [types = ''] = /^ {2}interface SiteContracts \{\n[^}]+/m.exec(text) ?? [];
      for (const { group } of await declaredIn(file))
        expect(types, `${group} of ${file}`).toContain(`typeof ${group};`);
    }
  });
});

it('every endpoint below the console’s path is in a staff contract, from which the console takes its rights', async () => {
  const contracts = files.filter(name => name.endsWith('/staff-contract.ts'));
  const declared = (await Promise.all(contracts.map(declaredIn))).flat().flatMap(({ calls }) => calls);
  const staff = new Set(declared.map(nameOf));
  expect(staff.size).toBeGreaterThan(20);
  const missing = endpoints.map(nameOf).filter(name => name.includes(' /api/admin/') && !staff.has(name));
  expect(missing).toEqual([]);
});
