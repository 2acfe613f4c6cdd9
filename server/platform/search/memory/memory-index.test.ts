import { describe, expect, it } from 'vitest';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import { documentKey } from '../document-key.ts';
import { buildSegment } from './build-segment.ts';
import { createMemoryIndex, type DocumentChanges, type MemoryIndex } from './memory-index.ts';
import { memoryReads } from './memory-reads.ts';
import { openSegment } from './open-segment.ts';
import type { StoredDocument } from './stored-document.ts';

const DOCTOR = { ...PLACE_KIND, name: 'professional', number: 0 };

function document(entityId: number, nameTokens: string, { kind = PLACE_KIND, weight = 0.5 } = {}): StoredDocument {
  return {
    key: documentKey(kind, weight, entityId),
    name: nameTokens,
    accentedName: nameTokens,
    titles: '',
    province: null,
    nameTokens,
    bodyTokens: '',
    knownWords: '',
  };
}

const place = (entityId: number) => ({ kind: PLACE_KIND.number, entityId });

function indexOf(base: readonly StoredDocument[]): MemoryIndex {
  const segment = openSegment(buildSegment(base));
  if (!segment) throw new Error('The segment does not open');
  return createMemoryIndex(segment);
}

async function named(index: MemoryIndex, name: string): Promise<number> {
  return (await memoryReads(index).named(PLACE_KIND, name, undefined, 10)).length;
}

it('the index in memory finds more matches than a call takes arguments', async () => {
  const count = 200_000;
  const index = indexOf(Array.from({ length: count }, (_, at) => document(at + 1, 'mai')));
  const expression = { clauses: [[[{ text: 'mai', prefix: false }]]], inName: true, province: undefined };
  expect(await memoryReads(index).keys(PLACE_KIND, expression, 2 ** 31)).toHaveLength(count);
});

describe('the index in the process', () => {
  it('counts each entity that was written or removed since its base was built once', () => {
    const index = indexOf([document(1, 'an'), document(2, 'ba')]);
    const changes: Partial<DocumentChanges>[] = [
      { removed: [place(1)] },
      { written: [document(1, 'an')] },
      { written: [document(1, 'co')] },
      { removed: [place(1)] },
      { removed: [place(1), place(9)] },
      { written: [document(2, 'ba', { weight: 1 })] },
    ];
    const seen = changes.map(({ written = [], removed = [] }) => {
      index.apply({ written, removed });
      return [index.recentSize, index.documentCount];
    });
    expect(seen).toEqual([
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it('finds an entity that was written and removed before anything was searched no more', async () => {
    const index = indexOf([]);
    index.apply({ written: [document(1, 'an')], removed: [] });
    index.apply({ written: [], removed: [place(1)] });
    expect(await named(index, 'an')).toBe(0);
    expect([index.recentSize, index.documentCount]).toEqual([1, 0]);
  });

  it('keeps an entity whose number another kind has, too', async () => {
    const index = indexOf([document(1, 'an', { kind: DOCTOR }), document(1, 'ba')]);
    index.apply({ written: [], removed: [{ kind: DOCTOR.number, entityId: 1 }] });
    expect(await named(index, 'ba')).toBe(1);
    expect(await memoryReads(index).named(DOCTOR, 'an', undefined, 5)).toEqual([]);
  });

  it('replaces all documents of an entity, where its base was read while its importance changed', async () => {
    const index = indexOf([document(1, 'an', { weight: 0.9 }), document(1, 'an', { weight: 0.2 })]);
    index.apply({ written: [document(1, 'an')], removed: [] });
    expect(await named(index, 'an')).toBe(1);
  });

  it('distinguishes two ways to satisfy a part of a query from one way of two words', async () => {
    const reads = memoryReads(indexOf([document(1, 'an'), document(2, 'an ba')]));
    const [an, ba] = ['an', 'ba'].map(text => ({ text, prefix: false }));
    if (!an || !ba) throw new Error('Two words are asked for');
    const count = async (clause: (typeof an)[][]) =>
      (await reads.keys(PLACE_KIND, { clauses: [clause], inName: true, province: undefined }, 10)).length;
    expect([await count([[an], [ba]]), await count([[an, ba]]), await count([[an], [ba]])]).toEqual([2, 1, 2]);
  });
});
