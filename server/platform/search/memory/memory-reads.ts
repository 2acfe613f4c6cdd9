import type { Kind } from '../document-key.ts';
import type { SearchEngine, WordForm } from '../search-engine.ts';
import { byCodePoints } from './code-point-order.ts';
import type { Span } from './dictionary.ts';
import type { IndexPart } from './layer.ts';
import type { MemoryIndex } from './memory-index.ts';
import { ordinalFrom } from './open-segment.ts';
import { hasBit } from './ordinal-bits.ts';

type SomeKind = Pick<Kind, 'number'>;

/** A search engine, answered from the index without waiting for anything. */
export function memoryReads(index: MemoryIndex): SearchEngine {
  const candidates = async (limit: number, ordinalsOf: (part: IndexPart) => readonly number[]) =>
    firstInParts(index, limit, ordinalsOf).map(({ part, ordinal }) => part.segment.candidateAt(ordinal));
  return {
    findsFirstSoon: true,
    bringsAll: true,
    candidates: (kind, expression, limit) =>
      candidates(limit, ({ segment, matcher, gone }) =>
        matcher.find(expression, [segment.ordinalsOfKind(kind.number)], limit, gone),
      ),
    candidatesOfSmallIndex: (kinds, expression, limit) =>
      candidates(limit, ({ segment, matcher, gone }) => matcher.find(expression, spansOf(kinds, segment), limit, gone)),
    kindsWith: async (kinds, expression) => {
      const holding = index.parts().map(({ segment, matcher, gone }) => {
        const spans = kinds.map(kind => ({ ...segment.ordinalsOfKind(kind.number), kind }));
        return matcher.holding(expression, spans, gone);
      });
      const found = new Set(holding.flat().map(({ kind }) => kind));
      return kinds.filter(kind => found.has(kind));
    },
    keys: async (kind, expression, limit, after) => {
      const found = firstInParts(index, limit, ({ segment, matcher, gone }) => {
        const { from, to } = segment.ordinalsOfKind(kind.number);
        const span = { from: after === undefined ? from : Math.max(from, ordinalFrom(segment.keys, after + 1)), to };
        return matcher.find(expression, [span], limit, gone);
      });
      return found.map(({ key }) => key);
    },
    named: (kind, name, province, limit) => candidates(limit, part => named(part, [kind], name, province)),
    namedInAny: (kinds, name, limit) => candidates(limit, part => named(part, kinds, name, undefined)),
    forms: async forms => [...new Set(forms)].sort(byCodePoints).flatMap(form => entriesOf(index, form)),
    formsFrom: async (beginning, limit) => {
      const [ofBase = [], ...ofRecent] = index
        .parts()
        .map(({ segment }) => segment.forms.entriesFrom(beginning, limit));
      return ofRecent.reduce(mergeEntries, ofBase).slice(0, limit);
    },
  };
}

interface FoundDocument {
  readonly key: number;
  readonly part: IndexPart;
  readonly ordinal: number;
}

/** The first of what was found in each part, in the order of keys. */
function firstInParts(
  index: MemoryIndex,
  limit: number,
  ordinalsOf: (part: IndexPart) => readonly number[],
): FoundDocument[] {
  const found = index
    .parts()
    .map(part =>
      ordinalsOf(part).map((ordinal): FoundDocument => ({ key: part.segment.keys[ordinal] ?? 0, part, ordinal })),
    );
  const inOrder = found.filter(({ length }) => length > 0).length <= 1 ? found.flat() : found.flat().sort(byKey);
  return inOrder.length <= limit ? inOrder : inOrder.slice(0, limit);
}

const byKey = (one: FoundDocument, other: FoundDocument) => one.key - other.key;

/** Where documents of these kinds are, in the order of ordinals. */
function spansOf(kinds: readonly SomeKind[], segment: IndexPart['segment']): Span[] {
  const numbers = [...new Set(kinds.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.map(segment.ordinalsOfKind);
}

function named(
  { segment, gone }: IndexPart,
  kinds: readonly SomeKind[],
  name: string,
  province: string | undefined,
): number[] {
  const spans = spansOf(kinds, segment);
  const isWanted = (ordinal: number) =>
    spans.some(({ from, to }) => ordinal >= from && ordinal < to) &&
    (province === undefined || segment.provinceOf(ordinal) === province) &&
    !(gone && hasBit(gone, ordinal));
  return [...segment.ordinalsNamed(name)].filter(isWanted);
}

function entriesOf(index: MemoryIndex, form: string): WordForm[] {
  const [ofBase = [], ...ofRecent] = index.parts().map(({ segment }) => segment.forms.entriesOf(form));
  return ofRecent.reduce(mergeEntries, ofBase);
}

/** Both are in the order of forms, then of words, and so is the answer; an entry that both have comes once. */
function mergeEntries(some: WordForm[], others: WordForm[]): WordForm[] {
  if (others.length === 0) return some;
  const all = [...some, ...others].sort((a, b) => byCodePoints(a.form, b.form) || byCodePoints(a.word, b.word));
  return all.filter(({ form, word }, at) => form !== all[at - 1]?.form || word !== all[at - 1]?.word);
}
