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
const MAX_NEWEST = 128;

/**
 * An index that holds what its base holds, until changes are applied. What is recent is in segments of its own: the newest
 * one is built again after each change until it is full, and joins the one before it when that has grown no larger, so
 * that there are few, and large ones are seldom built.
 * @param maxNewest documents in the newest one
 */
export function createMemoryIndex(base: Segment, maxNewest = MAX_NEWEST): MemoryIndex {
  const ofBase = createLayer(base);
  const recent = new Map<number, StoredDocument>();
  const newest = new Map<number, StoredDocument>();
  const removed = new Set<number>();
  let full: Full[] = [];
  let growing: Layer | undefined;
  let isChanged = false;

  const remove = (entity: EntityReference) => {
    const identity = identityOf(entity);
    const wasInBase = ofBase.take(entity);
    const wasRecent = recent.delete(identity);
    for (const { layer } of full) layer.take(entity);
    newest.delete(identity);
    if (wasInBase || wasRecent) removed.add(identity);
  };

  const write = (document: StoredDocument) => {
    const identity = identityOfDocument(document);
    remove(entityOf(document));
    recent.set(identity, document);
    newest.set(identity, document);
    removed.delete(identity);
  };

  const indexNewest = () => {
    growing = layerOf(newest.values());
    if (!growing || newest.size < maxNewest) return;
    let last: Full = { layer: growing, documents: [...newest.values()] };
    for (let before = full.at(-1); before && before.documents.length <= last.documents.length; before = full.at(-1)) {
      last = joined(before, last, document => recent.get(identityOfDocument(document)) === document) ?? last;
      full = full.slice(0, -1);
    }
    full = [...full, last];
    growing = undefined;
    newest.clear();
  };

  /** Several changes in a row are indexed together. */
  const layers = (): readonly Layer[] => {
    if (isChanged) indexNewest();
    isChanged = false;
    return [ofBase, ...full.map(({ layer }) => layer), ...(growing ? [growing] : [])];
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

/** A segment of recent documents that is built no more, unless it joins another one. */
interface Full {
  readonly layer: Layer;
  /** What it was built from. */
  readonly documents: readonly StoredDocument[];
}

/** Both in one, without what does not count any more; undefined where nothing does. */
function joined(one: Full, other: Full, counts: (document: StoredDocument) => boolean): Full | undefined {
  const documents = [...one.documents, ...other.documents].filter(counts);
  const layer = layerOf(documents);
  return layer && { layer, documents };
}

function layerOf(documents: Iterable<StoredDocument>): Layer | undefined {
  const inKeyOrder = [...documents].sort((a, b) => a.key - b.key);
  const segment = inKeyOrder.length === 0 ? undefined : openSegment(buildSegment(inKeyOrder));
  return segment && createLayer(segment);
}

const entityOf = ({ key }: StoredDocument): EntityReference => ({ kind: kindNumberOf(key), entityId: entityIdOf(key) });

const identityOfDocument = (document: StoredDocument): number => identityOf(entityOf(document));

/** A number for an entity, another one for each. */
function identityOf({ kind, entityId }: EntityReference): number {
  return kind * 2 ** 32 + entityId;
}
