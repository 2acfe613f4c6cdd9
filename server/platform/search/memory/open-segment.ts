import { entityIdOf, keyRange } from '../document-key.ts';
import type { Candidate } from '../search-engine.ts';
import { type Dictionary, firstThat, openDictionary, type Span } from './dictionary.ts';
import { type FormDictionary, openFormDictionary } from './form-dictionary.ts';
import type { PackedPostings } from './packed-postings.ts';
import { listOf } from './posting-lists.ts';
import { readSegment, type SegmentSections } from './segment-format.ts';
import { textReader } from './text-table.ts';

/** Documents that never change, with what finds them, in one buffer. */
export interface Segment {
  /** All of it, as it may be sent to another thread or saved; nothing may write to it. */
  readonly buffer: ArrayBuffer;
  readonly documentCount: number;
  /** The keys by ordinals. */
  readonly keys: Float64Array;
  readonly tokens: Dictionary;
  readonly inNames: PackedPostings;
  readonly anywhere: PackedPostings;
  readonly forms: FormDictionary;
  /** Where a kind's documents are: none where nobody has its number. */
  ordinalsOfKind(kind: number): Span;
  /** The ordinals of one entity: mostly one. */
  ordinalsOfEntity(kind: number, entityId: number): Uint32Array;
  /** Those whose name is exactly this, in the order of keys. */
  ordinalsNamed(name: string): Uint32Array;
  provinceOf(ordinal: number): string | null;
  candidateAt(ordinal: number): Candidate;
}

/** Opens what `buildSegment` made, without copying it; undefined where it is of another format or cut off. */
export function openSegment(buffer: ArrayBuffer): Segment | undefined {
  const sections = readSegment(buffer);
  if (!sections) return undefined;
  const { keys, byEntity, documentsNamed } = sections;
  const names = openDictionary(sections.names);
  const entityIdAt = (place: number) => entityIdOf(keys[byEntity[place] ?? 0] ?? 0);
  const ordinalsOfKind = (kind: number): Span => {
    const { first, last } = keyRange({ number: kind });
    const from = ordinalFrom(keys, first);
    return { from, to: ordinalFrom(keys, last + 1, from) };
  };
  return {
    buffer,
    documentCount: keys.length,
    keys,
    tokens: openDictionary(sections.tokens),
    inNames: sections.inNames,
    anywhere: sections.anywhere,
    forms: openFormDictionary(sections),
    ordinalsOfKind,
    ordinalsOfEntity: (kind, entityId) => {
      const { from, to } = ordinalsOfKind(kind);
      const start = firstThat(from, to, place => entityIdAt(place) >= entityId);
      return byEntity.subarray(
        start,
        firstThat(start, to, place => entityIdAt(place) > entityId),
      );
    },
    ordinalsNamed: name => {
      const number = names.numberOf(name);
      return number === undefined ? NO_ORDINALS : listOf(documentsNamed, { from: number, to: number + 1 });
    },
    ...textsOf(sections, names),
  };
}

const NO_ORDINALS = new Uint32Array();

/** The first ordinal, from `start` on, of a key that is not below this one. */
export function ordinalFrom(keys: Float64Array, key: number, start = 0): number {
  return firstThat(start, keys.length, ordinal => (keys[ordinal] ?? 0) >= key);
}

function textsOf(
  { keys, nameOf, otherTexts, provinces, provinceOf: provinceNumbers }: SegmentSections,
  names: Dictionary,
): Pick<Segment, 'provinceOf' | 'candidateAt'> {
  const otherText = textReader(otherTexts);
  const slugs = Array.from({ length: provinces.starts.length - 1 }, (_, number) => textReader(provinces)(number));
  const provinceOf = (ordinal: number) => slugs[(provinceNumbers[ordinal] ?? 0) - 1] ?? null;
  return {
    provinceOf,
    candidateAt: ordinal =>
      new StoredCandidate(keys[ordinal] ?? 0, names.textOf(nameOf[ordinal] ?? 0), provinceOf(ordinal), {
        ordinal,
        otherText,
      }),
  };
}

/** A candidate whose further texts are read when they are looked at: most are known by their names alone. */
class StoredCandidate implements Candidate {
  readonly key: number;
  readonly name: string;
  readonly province: string | null;
  readonly #ordinal: number;
  readonly #otherText: (number: number) => string;

  constructor(
    key: number,
    name: string,
    province: string | null,
    { ordinal, otherText }: { readonly ordinal: number; readonly otherText: (number: number) => string },
  ) {
    this.key = key;
    this.name = name;
    this.province = province;
    this.#ordinal = ordinal;
    this.#otherText = otherText;
  }

  get accented_name(): string {
    return this.#otherText(2 * this.#ordinal);
  }

  get titles(): string {
    return this.#otherText(2 * this.#ordinal + 1);
  }
}
