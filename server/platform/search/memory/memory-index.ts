import { entityIdOf, kindNumberOf } from '../document-key.ts';
import type { Segment } from './open-segment.ts';
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
  /** All documents in the order of keys. */
  documents(): readonly StoredDocument[];
}

/** An index that holds what its base holds, until changes are applied. */
export function createMemoryIndex(base: Segment): MemoryIndex {
  const identityOf = (kind: number, entityId: number) => `${kind} ${entityId}`;
  const entityOf = ({ key }: StoredDocument) => identityOf(kindNumberOf(key), entityIdOf(key));
  const current = new Map(base.documents.map(document => [entityOf(document), document]));
  const changed = new Set<string>();
  return {
    apply: ({ written, removed }) => {
      for (const { kind, entityId } of removed) {
        if (current.delete(identityOf(kind, entityId))) changed.add(identityOf(kind, entityId));
      }
      for (const document of written) {
        current.set(entityOf(document), document);
        changed.add(entityOf(document));
      }
    },
    get recentSize() {
      return changed.size;
    },
    get documentCount() {
      return current.size;
    },
    byteCount: base.buffer.byteLength,
    documents: () => [...current.values()].sort((a, b) => a.key - b.key),
  };
}
