import type { Random } from '@antam/fixtures/random/random.ts';
import { type Mutation, ofBody } from './draft.ts';
import { STRANGE_TEXTS, STRANGE_VALUES } from './strange-values.ts';
import { isJson } from './valid-value.ts';

type Change = (value: unknown, random: Random) => unknown;

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'];
const MAX_DEPTH = 2_000;

/** Changes one value somewhere inside, at any depth. */
export function changeInside(value: unknown, random: Random, change: Change): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.int(0, value.length - 1);
    return value.map((each, index) => (index === at ? changeInside(each, random, change) : each));
  }
  if (isJson(value) && Object.keys(value).length > 0 && random.chance(0.95)) {
    const key = random.pick(Object.keys(value));
    return { ...value, [key]: changeInside(value[key], random, change) };
  }
  return change(value, random);
}

/** `{…, [key]: extra}` also for names that an object literal would take for something else. */
function withKey(value: unknown, key: string, extra: unknown): object {
  const copy = isJson(value) ? { ...value } : {};
  return Object.defineProperty(copy, key, { value: extra, enumerable: true, configurable: true, writable: true });
}

function withoutKey(value: unknown, random: Random): unknown {
  if (!isJson(value) || Object.keys(value).length === 0) return value;
  const key = random.pick(Object.keys(value));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function nest(value: unknown, depth: number, asList: boolean): unknown {
  let nested = value;
  for (let level = 0; level < depth; level++) nested = asList ? [nested] : { a: nested };
  return nested;
}

/** Also of objects that cannot be made a text by themselves. */
const asText = (value: unknown) => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value));
const swapCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const inside = (name: string, change: Change): Mutation =>
  ofBody(name, (draft, random) => {
    draft.body = changeInside(draft.body, random, change);
  });

/** What can be wrong with the value in a body. */
export const VALUE_MUTATIONS: readonly Mutation[] = [
  inside('strange text', (_, random) => random.pick(STRANGE_TEXTS)),
  inside('strange text within', (value, random) => `${asText(value).slice(0, 50)}${random.pick(STRANGE_TEXTS)}`),
  inside('strange value', (_, random) => random.pick(STRANGE_VALUES)),
  inside('null', () => null),
  inside('in a list', value => [value]),
  inside('in an object', value => ({ value })),
  inside('as text', asText),
  inside('as number', value => Number(asText(value))),
  inside('other case', value => (typeof value === 'string' ? swapCase(value) : value)),
  inside('repeated', (value, random) => Array(random.pick([2, 100, 101, 1_001])).fill(value)),
  inside('nested', (value, random) => nest(value, random.pick([5, 100, MAX_DEPTH]), random.chance(0.5))),
  ofBody('missing key', (draft, random) => {
    draft.body = withoutKey(draft.body, random);
  }),
  ofBody('further key', (draft, random) => {
    draft.body = withKey(draft.body, random.pick(['x', '', 'id', 'role', 'is_admin', 'account_id']), 1);
  }),
  ofBody('prototype key', (draft, random) => {
    const extra = random.pick<unknown>([{ role: 'admin' }, null, 1, { prototype: { polluted: true } }]);
    draft.body = withKey(draft.body, random.pick(PROTOTYPE_KEYS), extra);
  }),
  ofBody('whole value', (draft, random) => {
    draft.body = random.pick<unknown>([...STRANGE_VALUES, ...STRANGE_TEXTS]);
  }),
];
