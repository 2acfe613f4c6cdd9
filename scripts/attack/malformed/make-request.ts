import { createRandom, type Random, seedOf } from '@antam/fixtures/random/random.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { type Address, endpointAddresses, formAddresses, pageAddresses } from './addresses.ts';
import { baseDraft } from './base-draft.ts';
import type { Draft, Mutation } from './draft.ts';
import { ADDRESS_MUTATIONS } from './mutate-address.ts';
import { BYTE_MUTATIONS } from './mutate-bytes.ts';
import { HEADER_MUTATIONS } from './mutate-headers.ts';
import { VALUE_MUTATIONS } from './mutate-value.ts';
import { rawRequest } from './raw-requests.ts';
import type { World } from './world.ts';

/** A request before it is written. */
export type Planned =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'raw'; readonly name: string; readonly bytes: Buffer };

/** Makes the request of a number; the same one for the same seed, number and code. */
export type MakeRequest = (number: number) => Planned;

const RAW = 0.03;
const PAGE = 0.22;
/** How many things are wrong with one request, each as often as it stands here. */
const HOW_MANY = [0, 1, 1, 1, 1, 1, 2, 2, 2, 3];

/** The generator for one server's addresses. */
export function createMakeRequest(services: Services, world: World, seed: number): MakeRequest {
  const endpoints = [...endpointAddresses(services), ...formAddresses()];
  const pages = pageAddresses();
  return number => {
    const random = createRandom(seedOf(`${seed}/${number}`));
    if (random.chance(RAW)) return { kind: 'raw', ...rawRequest(random) };
    const address: Address = random.pick(random.chance(PAGE) ? pages : endpoints);
    const draft = baseDraft(address, world, random);
    for (let left = random.pick(HOW_MANY); left > 0; left--) spoil(draft, random);
    return { kind: 'draft', draft };
  };
}

/** Kinds of mutations; each kind is as likely as the others, however many it has. */
const GROUPS: ReadonlyArray<readonly Mutation[]> = [
  VALUE_MUTATIONS,
  VALUE_MUTATIONS,
  BYTE_MUTATIONS,
  ADDRESS_MUTATIONS,
  HEADER_MUTATIONS,
];

function spoil(draft: Draft, random: Random): void {
  const fitting = GROUPS.map(group => group.filter(({ fits }) => fits?.(draft) ?? true)).filter(
    ({ length }) => length > 0,
  );
  const { name, apply } = random.pick(random.pick(fitting));
  apply(draft, random);
  draft.mutations.push(name);
}
