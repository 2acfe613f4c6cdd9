import type { Random } from '@antam/fixtures/random/random.ts';
import { ACCESS } from '@antam/server/testing/access-table.ts';
import { COPIES, WHO, type Who } from '../people.ts';
import type { Address } from './addresses.ts';
import type { Draft } from './draft.ts';
import { isJson, validValue } from './valid-value.ts';
import { fillPath, type World } from './world.ts';

/** How often a call is made by a visitor who may make it. */
const ALLOWED = 0.75;
const OF_RECORD = 0.7;
const MAX_ID = 7;

/** A request that a careful client might make: right path, query, body and token. */
export function baseDraft(address: Address, world: World, random: Random): Draft {
  const { call, method, path } = address;
  const filled = fillPath(path, method, world, random);
  return {
    who: whoAsks(call, random),
    copy: random.int(0, COPIES - 1),
    call,
    method,
    path: filled,
    query: queryOf(address, random),
    headers: [],
    cookies: [],
    ...bodyOf(address, filled, world, random),
    edits: [],
    untyped: false,
    tokenInBody: address.tokenInBody,
    token: 'own',
    mutations: [],
  };
}

function whoAsks(call: string, random: Random): Who {
  const may = ACCESS[call]?.may;
  return random.pick(may && random.chance(ALLOWED) ? may : WHO);
}

function queryOf({ query }: Address, random: Random): string[] {
  if (!query || random.chance(0.3)) return [];
  const value = validValue(query, random);
  return Object.entries(isJson(value) ? value : {}).flatMap(([name, one]) =>
    [one].flat().map(each => `${name}=${encodeURIComponent(String(each))}`),
  );
}

function bodyOf(
  { method, body, files, isForm }: Address,
  path: string,
  world: World,
  random: Random,
): Pick<Draft, 'bodyKind' | 'body'> {
  if (method === 'GET') return { bodyKind: 'none', body: undefined };
  const name = path.replace(/^\/api\/admin\/|\/$/g, '');
  // A new record is like one that is there.
  const record = world.records.get(name) ?? world.records.get(`${name}/${random.int(1, MAX_ID)}`);
  const made = body ? validValue(body, random) : {};
  const value = record && random.chance(OF_RECORD) ? { ...record, ...(random.chance(0.5) ? Object(made) : {}) } : made;
  if (files.length > 0) return { bodyKind: 'multipart', body: value };
  return { bodyKind: isForm && random.chance(0.6) ? 'form' : 'json', body: value };
}
