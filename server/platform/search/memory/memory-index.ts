import { entityIdOf, kindNumberOf } from '../document-key.ts';
import { buildSegment } from './build-segment.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { openSegment, type Segment } from './open-segment.ts';
import { hasBit, type OrdinalBits, ordinalBits, setBit } from './ordinal-bits.ts';
import type { EntityReference, StoredDocument } from './stored-document.ts';

/** What changed in the documents of an index. */
export interface DocumentChanges {
  /** Each stands in the place of all that the index holds of its entity, whatever their keys; each entity once. */
  readonly written: readonly StoredDocument[];
  /** Entities without a document; those that the index does not know are no error. */
  readonly removed: readonly EntityReference[];
}

/** A segment as it is searched. */
export interface IndexPart {
  readonly segment: Segment;
  readonly matcher: Matcher;
  /** Ordinals that do not count any more. */
  readonly gone: OrdinalBits | undefined;
}

/** A segment and what changed since it was built. */
export interface MemoryIndex {
  /** What changed is found, or not found any more, as soon as this returns. Removals count before what is written. */
  apply(changes: DocumentChanges): void;
  /** Entities written or removed since the base was built: every change costs more the more there are. */
  readonly recentSize: number;
  /** Documents that can be found. */
  readonly documentCount: number;
  /** Bytes of the segments. */
  readonly byteCount: number;
  /** What has to be searched together: the base, then what is recent where there is any. */
  parts(): readonly IndexPart[];
}

/** An index that holds what its base holds, until changes are applied. */
export function createMemoryIndex(base: Segment): MemoryIndex {
  const recent = new Map<number, StoredDocument>();
  const removed = new Set<number>();
  const matcher = createMatcher(base);
  const gone = ordinalBits(base.documentCount);
  let goneCount = 0;
  let parts: readonly IndexPart[] | undefined;

  /** Answers whether the base had it until now. */
  const takeFromBase = ({ kind, entityId }: EntityReference): boolean => {
    const current = base.ordinalsOfEntity(kind, entityId).filter(ordinal => !hasBit(gone, ordinal));
    for (const ordinal of current) setBit(gone, ordinal);
    goneCount += current.length;
    return current.length > 0;
  };

  const remove = (entity: EntityReference) => {
    const wasInBase = takeFromBase(entity);
    const wasRecent = recent.delete(identityOf(entity));
    if (wasInBase || wasRecent) removed.add(identityOf(entity));
  };

  const write = (document: StoredDocument) => {
    const entity = { kind: kindNumberOf(document.key), entityId: entityIdOf(document.key) };
    takeFromBase(entity);
    recent.set(identityOf(entity), document);
    removed.delete(identityOf(entity));
  };

  /** Made when it is searched: several changes in a row are indexed together. */
  const partsNow = (): readonly IndexPart[] => {
    const ofBase = { segment: base, matcher, gone: goneCount === 0 ? undefined : gone };
    const segment = recent.size === 0 ? undefined : openSegment(buildSegment(inKeyOrder(recent.values())));
    return segment ? [ofBase, { segment, matcher: createMatcher(segment), gone: undefined }] : [ofBase];
  };

  return {
    apply: changes => {
      changes.removed.forEach(remove);
      changes.written.forEach(write);
      parts = undefined;
    },
    get recentSize() {
      return recent.size + removed.size;
    },
    get documentCount() {
      return base.documentCount - goneCount + recent.size;
    },
    get byteCount() {
      return (parts ?? []).reduce((sum, { segment }) => sum + segment.buffer.byteLength, 0);
    },
    parts: () => {
      parts ??= partsNow();
      return parts;
    },
  };
}

/** Of different entities different numbers. */
function identityOf({ kind, entityId }: EntityReference): number {
  return kind * 2 ** 32 + entityId;
}

function inKeyOrder(documents: Iterable<StoredDocument>): StoredDocument[] {
  return [...documents].sort((a, b) => a.key - b.key);
}
