import type { StoredDocument } from './stored-document.ts';

/** Documents that never change, with what finds them, in one buffer. */
export interface Segment {
  /** All of it, as it may be sent to another thread or saved; nothing may write to it. */
  readonly buffer: ArrayBuffer;
  readonly documentCount: number;
  readonly documents: readonly StoredDocument[];
}

/** Opens what {@link buildSegment} made, without copying it; undefined where it is of another format or cut off. */
export function openSegment(buffer: ArrayBuffer): Segment | undefined {
  try {
    const documents: StoredDocument[] = JSON.parse(Buffer.from(buffer).toString());
    return { buffer, documentCount: documents.length, documents };
  } catch {
    return undefined;
  }
}
