import type { PackedPostings } from './packed-postings.ts';
import type { PostingLists } from './posting-lists.ts';
import type { TextTable } from './text-table.ts';

/** What a segment consists of. A document's ordinal is its place in the order of keys. */
export interface SegmentSections {
  /** The keys by ordinals. */
  readonly keys: Float64Array<ArrayBuffer>;
  /** Ordinals in the order of kinds and in each of entity ids. */
  readonly byEntity: Uint32Array<ArrayBuffer>;
  /** Different names, the number of each document's, and the documents of each. */
  readonly names: TextTable;
  readonly nameOf: Uint32Array<ArrayBuffer>;
  readonly documentsNamed: PostingLists;
  /** Different slugs, and the number of each document's: 0 stands for none, 1 for the first slug. */
  readonly provinces: TextTable;
  readonly provinceOf: Uint16Array<ArrayBuffer>;
  /** Of each document its accented name, then its titles. */
  readonly otherTexts: TextTable;
  /** Different tokens, and the documents that hold them in names and titles, or anywhere. */
  readonly tokens: TextTable;
  readonly inNames: PackedPostings;
  readonly anywhere: PackedPostings;
  /** Different forms of words (see word-forms.ts), and the numbers of the words that have them. */
  readonly words: TextTable;
  readonly forms: TextTable;
  readonly wordsOfForms: PostingLists;
}

/** Also reveals machines that order bytes in another way. */
const SIGNATURE = 0x41_6e_54_61;

/** Another number for whatever changes the sections or what stands in them. */
const FORMAT = 2;

/** Every section begins at a multiple of this, as the numbers in it want. */
const ALIGNMENT = 8;

/** The header's numbers, 8 bytes each, before the lengths of the sections. */
const HEADER = { signature: 0, format: 1, byteLength: 2, sectionCount: 3, size: 4 } as const;

type Section = Float64Array | Uint32Array | Uint16Array | Uint8Array;

/** Brings the sections into one buffer. */
export function writeSegment(sections: SegmentSections): ArrayBuffer {
  const { keys, byEntity, names, nameOf, documentsNamed, provinces, provinceOf } = sections;
  const { otherTexts, tokens, inNames, anywhere, words, forms, wordsOfForms } = sections;
  return join([
    keys,
    byEntity,
    ...partsOfTable(names),
    nameOf,
    ...partsOfLists(documentsNamed),
    ...partsOfTable(provinces),
    provinceOf,
    ...partsOfTable(otherTexts),
    ...partsOfTable(tokens),
    ...partsOfPostings(inNames),
    ...partsOfPostings(anywhere),
    ...partsOfTable(words),
    ...partsOfTable(forms),
    ...partsOfLists(wordsOfForms),
  ]);
}

/** The sections of a buffer, which they share; undefined where it is of another format or cut off. */
export function readSegment(buffer: ArrayBuffer): SegmentSections | undefined {
  const next = sectionReader(buffer);
  if (!next) return undefined;
  const numbers = () => new Uint32Array(...next(Uint32Array.BYTES_PER_ELEMENT));
  const table = (): TextTable => ({ bytes: new Uint8Array(...next(1)), starts: numbers() });
  const lists = (): PostingLists => ({ starts: numbers(), ordinals: numbers() });
  const postings = (): PackedPostings => ({ starts: numbers(), counts: numbers(), words: numbers() });
  // In the order in which they are written.
  return {
    keys: new Float64Array(...next(Float64Array.BYTES_PER_ELEMENT)),
    byEntity: numbers(),
    names: table(),
    nameOf: numbers(),
    documentsNamed: lists(),
    provinces: table(),
    provinceOf: new Uint16Array(...next(Uint16Array.BYTES_PER_ELEMENT)),
    otherTexts: table(),
    tokens: table(),
    inNames: postings(),
    anywhere: postings(),
    words: table(),
    forms: table(),
    wordsOfForms: lists(),
  };
}

const partsOfTable = ({ bytes, starts }: TextTable): Section[] => [bytes, starts];
const partsOfLists = ({ starts, ordinals }: PostingLists): Section[] => [starts, ordinals];

const partsOfPostings = ({ starts, counts, words }: PackedPostings): Section[] => [starts, counts, words];

/** So many does {@link readSegment} read. */
const SECTION_COUNT = 26;

const aligned = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

function join(sections: readonly Section[]): ArrayBuffer {
  const headerLength = (HEADER.size + sections.length) * ALIGNMENT;
  const byteLength = sections.reduce((sum, section) => sum + aligned(section.byteLength), headerLength);
  const bytes = new Uint8Array(byteLength);
  const header = new Float64Array(bytes.buffer, 0, HEADER.size + sections.length);
  header[HEADER.signature] = SIGNATURE;
  header[HEADER.format] = FORMAT;
  header[HEADER.byteLength] = byteLength;
  header[HEADER.sectionCount] = sections.length;
  let start = headerLength;
  sections.forEach((section, at) => {
    header[HEADER.size + at] = section.byteLength;
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), start);
    start += aligned(section.byteLength);
  });
  return bytes.buffer;
}

/** Arguments of a typed array. */
type Place = [buffer: ArrayBuffer, start: number, length: number];

/** Makes a function that answers where the next section is; undefined where the header does not fit the buffer. */
function sectionReader(buffer: ArrayBuffer): ((bytesPerElement: number) => Place) | undefined {
  if (buffer.byteLength < HEADER.size * ALIGNMENT || buffer.byteLength % ALIGNMENT !== 0) return undefined;
  const header = new Float64Array(buffer);
  if (header[HEADER.signature] !== SIGNATURE || header[HEADER.format] !== FORMAT) return undefined;
  if (header[HEADER.byteLength] !== buffer.byteLength) return undefined;
  if (header[HEADER.sectionCount] !== SECTION_COUNT) return undefined;
  const lengths = header.subarray(HEADER.size, HEADER.size + SECTION_COUNT);
  const headerLength = (HEADER.size + lengths.length) * ALIGNMENT;
  if (lengths.reduce((sum, length) => sum + aligned(length), headerLength) !== buffer.byteLength) return undefined;
  const places = lengths.entries();
  let start = headerLength;
  return bytesPerElement => {
    const [, length = 0] = places.next().value ?? [];
    const place: Place = [buffer, start, length / bytesPerElement];
    start += aligned(length);
    return place;
  };
}
