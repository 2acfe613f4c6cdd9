import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../platform/contract/declare-calls.ts';
import { Secret } from '../platform/env/secret.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { STAFF_CALLS } from '../staff-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { FEATURES } from './features.ts';

const SERVER = path.join(import.meta.dirname, '..');
const files = globSync('features/*/*contract.ts', { cwd: SERVER }).map(file => file.replaceAll(path.sep, '/'));

const isCall = (value: unknown): value is Call => Object(value) === value && 'method' in Object(value);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Names of a contract's exported groups of calls, and the calls of those that are no functions. */
async function declaredIn(file: string): Promise<{ group: string; calls: Call[] }[]> {
  const exported: Record<string, unknown> = await import(path.join(SERVER, file));
  return Object.entries(exported)
    .filter(([group]) => group.endsWith('Calls'))
    .map(([group, value]) => ({ group, calls: Object.values(Object(value)).filter(isCall) }));
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

  it('is among the types of the site’s client, or among the console’s calls', async () => {
    const types = readFileSync(path.join(SERVER, 'api-calls.ts'), 'utf8');
    const staff = new Set(STAFF_CALLS.map(nameOf));
    for (const file of files) {
      for (const { group, calls } of await declaredIn(file)) {
        if (calls.length > 0 && file.includes('staff-'))
          expect(calls.map(nameOf).filter(name => !staff.has(name))).toEqual([]);
        else if (calls.length > 0) expect(types, `${group} of ${file}`).toContain(`typeof ${group}>`);
      }
    }
  });
});

it('every endpoint below the console’s path is among the calls from which its rights follow', () => {
  const staff = new Set(STAFF_CALLS.map(nameOf));
  const missing = endpoints.map(nameOf).filter(name => name.includes(' /api/admin/') && !staff.has(name));
  expect(missing).toEqual([]);
});
