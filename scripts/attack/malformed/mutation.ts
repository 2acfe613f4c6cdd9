import type { Random } from '@antam/fixtures/random/random.ts';
import type { Draft } from './draft.ts';

/** One way to spoil a request. */
export interface Mutation {
  readonly name: string;
  /** Whether there is anything to spoil; always by default. */
  readonly fits?: (draft: Draft) => boolean;
  readonly apply: (draft: Draft, random: Random) => void;
}

const hasBody = ({ bodyKind }: Draft) => bodyKind !== 'none';

/** A mutation of a request that has a body. */
export const ofBody = (name: string, apply: Mutation['apply']): Mutation => ({ name, fits: hasBody, apply });
