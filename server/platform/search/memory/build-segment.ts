import type { StoredDocument } from './stored-document.ts';

/** Takes documents one by one, so that what reads them may read in batches. */
export interface SegmentBuilder {
  /** Adds a document. Throws a RangeError where its key is not above that of the document before. */
  add(document: StoredDocument): void;
  /** The segment of all that were added: see {@link openSegment}. The builder is used up. */
  finish(): ArrayBuffer;
}

export function createSegmentBuilder(): SegmentBuilder {
  const documents: StoredDocument[] = [];
  return {
    add: document => {
      if (document.key <= (documents.at(-1)?.key ?? -1)) {
        throw new RangeError(`Document ${document.key} does not come in the order of keys`);
      }
      documents.push(document);
    },
    finish: () => Uint8Array.from(Buffer.from(JSON.stringify(documents))).buffer,
  };
}

/** The segment of documents in ascending order of their keys. Throws a RangeError on another order. */
export function buildSegment(documents: Iterable<StoredDocument>): ArrayBuffer {
  const builder = createSegmentBuilder();
  for (const document of documents) builder.add(document);
  return builder.finish();
}
