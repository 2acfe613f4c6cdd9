import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MADE_UP_KINDS,
  madeUpBeginning,
  madeUpDocument,
  madeUpEntity,
  madeUpExpression,
  madeUpName,
  madeUpProvince,
  madeUpToken,
} from '../../../testing/made-up-documents.ts';
import { naiveReads } from '../../../testing/naive-search.ts';
import { wholeCandidates } from '../../../testing/whole-candidates.ts';
import { documentKey, entityIdOf, kindNumberOf } from '../document-key.ts';
import { ending, known, shortened } from '../reading/word-forms.ts';
import type { SearchEngine } from '../search-engine.ts';
import { buildSegment } from './build-segment.ts';
import { createMemoryIndex, type DocumentChanges } from './memory-index.ts';
import { memoryReads } from './memory-reads.ts';
import { openSegment, type Segment } from './open-segment.ts';
import type { EntityReference, StoredDocument } from './stored-document.ts';

const entityOf = ({ key }: Pick<StoredDocument, 'key'>) => ({ kind: kindNumberOf(key), entityId: entityIdOf(key) });
const identityOf = ({ kind, entityId }: EntityReference) => `${kind} ${entityId}`;
const ofEntity = (document: StoredDocument) => identityOf(entityOf(document));

/** Documents of different entities in the order of keys. */
const documents = (constraints: fc.ArrayConstraints) =>
  fc
    .uniqueArray(madeUpDocument, { ...constraints, selector: ofEntity })
    .map(all => all.toSorted((a, b) => a.key - b.key));

function segmentOf(all: readonly StoredDocument[]): Segment {
  const segment = openSegment(buildSegment(all));
  if (!segment) throw new Error('A segment of this format does not open');
  return segment;
}

type Question = (reads: SearchEngine) => Promise<unknown>;

const kind = fc.constantFrom(...MADE_UP_KINDS);
const kinds = fc.subarray(MADE_UP_KINDS);
const limit = fc.constantFrom(1, 2, 5, 16, 10_000);
const form = fc.oneof(
  ...[known, shortened, ending].map(formOf => fc.oneof(madeUpToken, madeUpBeginning).map(formOf)),
  fc.constantFrom('', '=', '-', '~', '-nguye', '~guyen', '~yet'),
);

const aboutMatches = fc.oneof(
  fc.tuple(kind, madeUpExpression, limit).map(
    (asked): Question =>
      async reads =>
        wholeCandidates(await reads.candidates(...asked)),
  ),
  fc.tuple(kinds, madeUpExpression, limit).map(
    (asked): Question =>
      async reads =>
        wholeCandidates(await reads.candidatesOfSmallIndex(...asked)),
  ),
  fc.tuple(kinds, madeUpExpression).map(
    (asked): Question =>
      reads =>
        reads.kindsWith(...asked),
  ),
  fc.tuple(kind, madeUpExpression, limit).map(
    (asked): Question =>
      reads =>
        reads.keys(...asked),
  ),
  fc.tuple(kind, madeUpExpression, limit, madeUpDocument).map(
    ([of, expression, most, { key }]): Question =>
      reads =>
        reads.keys(of, expression, most, key),
  ),
);

const aboutNames = fc.oneof(
  fc.tuple(kind, madeUpName, fc.option(madeUpProvince, { nil: undefined }), limit).map(
    (asked): Question =>
      async reads =>
        wholeCandidates(await reads.named(...asked)),
  ),
  fc.tuple(kinds, madeUpName, limit).map(
    (asked): Question =>
      async reads =>
        wholeCandidates(await reads.namedInAny(...asked)),
  ),
);

const aboutForms = fc.oneof(
  fc.array(form, { maxLength: 6 }).map(
    (forms): Question =>
      reads =>
        reads.forms(forms),
  ),
  fc.tuple(form, limit).map(
    (asked): Question =>
      reads =>
        reads.formsFrom(...asked),
  ),
);

const some = <T>(question: fc.Arbitrary<T>) => fc.array(question, { minLength: 1, maxLength: 12 });

const changes = fc.record({ written: documents({ maxLength: 8 }), removed: fc.array(madeUpEntity, { maxLength: 6 }) });

/** What an index has to hold, kept by entities. */
function model(base: readonly StoredDocument[]) {
  const current = new Map(base.map(document => [ofEntity(document), document]));
  return {
    apply: ({ written, removed }: DocumentChanges) => {
      for (const entity of removed) current.delete(identityOf(entity));
      for (const document of written) current.set(ofEntity(document), document);
    },
    count: () => current.size,
    reads: () => naiveReads([...current.values()]),
  };
}

const RUNS = { seed: 20_261_129 };

describe('the index in the process', () => {
  it('answers what looking at each document answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents({ maxLength: 60 }),
        some(fc.oneof(aboutMatches, aboutNames, aboutForms)),
        async (all, asked) => {
          const reads = memoryReads(createMemoryIndex(segmentOf(all)));
          for (const ask of asked) expect(await ask(reads)).toEqual(await ask(naiveReads(all)));
        },
      ),
      { ...RUNS, numRuns: 400 },
    );
  });

  it('answers so after any changes, too', async () => {
    const steps = fc.array(fc.tuple(changes, some(fc.oneof(aboutMatches, aboutNames))), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(documents({ maxLength: 40 }), steps, fc.nat(20), async (base, changed, mostNewest) => {
        const index = createMemoryIndex(segmentOf(base), mostNewest);
        const reads = memoryReads(index);
        const expected = model(base);
        for (const [change, asked] of changed) {
          index.apply(change);
          expected.apply(change);
          expect(index.documentCount).toBe(expected.count());
          for (const ask of asked) expect(await ask(reads)).toEqual(await ask(expected.reads()));
        }
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  it('knows the words of its base and of what was written since', async () => {
    const parted = fc.tuple(documents({ maxLength: 40 }), fc.nat(40), fc.nat(40));
    await fc.assert(
      fc.asyncProperty(parted, some(aboutForms), fc.nat(20), async ([all, one, other], asked, mostNewest) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const index = createMemoryIndex(segmentOf(all.slice(0, first)), mostNewest);
        for (const written of [all.slice(first, second), all.slice(second)]) {
          index.apply({ written, removed: [] });
          index.parts();
        }
        for (const ask of asked) expect(await ask(memoryReads(index))).toEqual(await ask(naiveReads(all)));
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  it('answers so where words stand in thousands of documents', async () => {
    const many = segmentsOfMany();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...many), aboutMatches, async ({ reads, naive }, ask) => {
        expect(await ask(reads)).toEqual(await ask(naive));
      }),
      { ...RUNS, numRuns: 600 },
    );
  });
});

/** The same thousands of documents as they were built and after changes. */
function segmentsOfMany() {
  const sample = fc.sample(madeUpDocument, { ...RUNS, numRuns: 3_000 });
  const all = sample
    .map((document, entityId) => ({ ...document, key: document.key - entityIdOf(document.key) + entityId }))
    .sort((a, b) => a.key - b.key);
  const unchanged = createMemoryIndex(segmentOf(all));
  const changed = createMemoryIndex(segmentOf(all));
  const expected = model(all);
  const removed = all.filter((_, at) => at % 7 === 0).map(entityOf);
  const written = all.filter((_, at) => at % 5 === 0).map(document => ({ ...document, key: lighterKey(document) }));
  const change = { written, removed };
  changed.apply(change);
  expected.apply(change);
  return [
    { reads: memoryReads(unchanged), naive: naiveReads(all) },
    { reads: memoryReads(changed), naive: expected.reads() },
  ];
}

function lighterKey({ key }: StoredDocument): number {
  const { kind, entityId } = entityOf({ key });
  const [found] = MADE_UP_KINDS.filter(({ number }) => number === kind);
  return found ? documentKey(found, 0.1, entityId) : key;
}
