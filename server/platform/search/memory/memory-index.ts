import { entityIdOf, kindNumberOf } from '../document-key.ts';
import { buildSegment } from './build-segment.ts';
import { createLayer, type IndexPart, type Layer } from './layer.ts';
import { openSegment, type Segment } from './open-segment.ts';
import type { EntityReference, StoredDocument } from './stored-document.ts';

/** What changed in the documents of an index. */
export interface DocumentChanges {
  /** Each stands in the place of all that the index holds of its entity, whatever their keys; each entity once. */
  readonly written: readonly StoredDocument[];
  /** Entities without a document; those that the index does not know are no error. */
  readonly removed: readonly EntityReference[];
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
  /** What has to be searched together; each document that counts is in one of them. */
  parts(): readonly IndexPart[];
}

/** Indexing so few documents takes some milliseconds, which the next search after each change has to wait for. */
const MOST_NEWEST = 200;

/**
 * An index that holds what its base holds, until changes are applied. What is recent is in two segments: the smaller one
 * is built after each change, and goes into the larger one, which is built from all that is recent, when it has grown.
 * @param mostNewest documents in the smaller one
 */
export function createMemoryIndex(base: Segment, mostNewest = MOST_NEWEST): MemoryIndex {
  const ofBase = createLayer(base);
  const recent = new Map<number, StoredDocument>();
  const newest = new Map<number, StoredDocument>();
  const removed = new Set<number>();
  let larger: Layer | undefined;
  let smaller: Layer | undefined;
  let isChanged = false;

  const remove = (entity: EntityReference) => {
    const identity = identityOf(entity);
    const wasInBase = ofBase.take(entity);
    const wasRecent = recent.delete(identity);
    larger?.take(entity);
    newest.delete(identity);
    if (wasInBase || wasRecent) removed.add(identity);
  };

  const write = (document: StoredDocument) => {
    const entity = { kind: kindNumberOf(document.key), entityId: entityIdOf(document.key) };
    const identity = identityOf(entity);
    remove(entity);
    recent.set(identity, document);
    newest.set(identity, document);
    removed.delete(identity);
  };

  const indexNewest = () => {
    if (newest.size > mostNewest) {
      larger = layerOf(recent.values());
      newest.clear();
    }
    smaller = layerOf(newest.values());
  };

  /** Several changes in a row are indexed together. */
  const layers = (): readonly Layer[] => {
    if (isChanged) indexNewest();
    isChanged = false;
    return [ofBase, larger, smaller].filter(layer => layer !== undefined);
  };

  return {
    apply: changes => {
      changes.removed.forEach(remove);
      changes.written.forEach(write);
      isChanged = true;
    },
    get recentSize() {
      return recent.size + removed.size;
    },
    get documentCount() {
      return ofBase.size + recent.size;
    },
    get byteCount() {
      return layers().reduce((sum, layer) => sum + layer.part().segment.buffer.byteLength, 0);
    },
    parts: () => layers().map(layer => layer.part()),
  };
}

function layerOf(documents: Iterable<StoredDocument>): Layer | undefined {
  const inKeyOrder = [...documents].sort((a, b) => a.key - b.key);
  const segment = inKeyOrder.length === 0 ? undefined : openSegment(buildSegment(inKeyOrder));
  return segment && createLayer(segment);
}

/** Of different entities different numbers. */
function identityOf({ kind, entityId }: EntityReference): number {
  return kind * 2 ** 32 + entityId;
}
