import { createMatcher, type Matcher } from './matcher.ts';
import type { Segment } from './open-segment.ts';
import { hasBit, type OrdinalBits, ordinalBits, setBit } from './ordinal-bits.ts';
import type { EntityReference } from './stored-document.ts';

/** A segment as it is searched. */
export interface IndexPart {
  readonly segment: Segment;
  readonly matcher: Matcher;
  /** Ordinals that do not count any more. */
  readonly gone: OrdinalBits | undefined;
}

/** A segment of which documents may go. */
export interface Layer {
  /** Documents that count. */
  readonly size: number;
  /** Lets the documents of an entity count no more; answers whether it had any. */
  take(entity: EntityReference): boolean;
  part(): IndexPart;
}

export function createLayer(segment: Segment): Layer {
  const matcher = createMatcher(segment);
  const gone = ordinalBits(segment.documentCount);
  let goneCount = 0;
  return {
    get size() {
      return segment.documentCount - goneCount;
    },
    take: ({ kind, entityId }) => {
      const current = segment.ordinalsOfEntity(kind, entityId).filter(ordinal => !hasBit(gone, ordinal));
      for (const ordinal of current) setBit(gone, ordinal);
      goneCount += current.length;
      return current.length > 0;
    },
    part: () => ({ segment, matcher, gone: goneCount === 0 ? undefined : gone }),
  };
}
