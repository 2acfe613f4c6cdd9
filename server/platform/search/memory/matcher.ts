import { type MatchExpression, provinceToken } from '../search-engine.ts';
import type { Span } from './dictionary.ts';
import { type FindOrdinals, intersection } from './intersection.ts';
import type { Segment } from './open-segment.ts';
import type { OrdinalBits } from './ordinal-bits.ts';
import { postingsReader } from './postings-reader.ts';

/** Finds what a segment's documents hold. */
export interface Matcher {
  /**
   * The first matches, `limit` at most, in these spans of ordinals, which come in ascending order, without what is gone.
   * An expression that asks for nothing finds nothing.
   */
  find(expression: MatchExpression, spans: readonly Span[], limit: number, gone?: OrdinalBits): number[];
  /** Those of the spans in which there is a match that is not gone. */
  holding<Some extends Span>(expression: MatchExpression, spans: readonly Some[], gone?: OrdinalBits): Some[];
}

const findNothing: FindOrdinals = () => [];

/** Keeps what long lists are made of as long as it lives. */
export function createMatcher(segment: Segment): Matcher {
  const inNames = postingsReader(segment, segment.inNames);
  const anywhere = postingsReader(segment, segment.anywhere);
  const finding = ({ clauses, inName, province }: MatchExpression): FindOrdinals => {
    const reader = inName ? inNames : anywhere;
    const all = province === undefined ? [] : [reader.ofToken({ text: provinceToken(province), prefix: false })];
    // The clause that is gathered soonest may show that there is nothing.
    for (const clause of clauses.toSorted((one, other) => one.length - other.length)) {
      if (all.at(-1)?.count === 0) return findNothing;
      all.push(reader.ofClause(clause));
    }
    return intersection(all);
  };
  return {
    find: (expression, spans, limit, gone) => {
      const findIn = finding(expression);
      const found: number[] = [];
      for (const span of spans) {
        if (found.length >= limit) break;
        // One by one: a call takes not as many arguments as there may be matches.
        for (const ordinal of findIn(span, limit - found.length, gone)) found.push(ordinal);
      }
      return found;
    },
    holding: (expression, spans, gone) => {
      const findIn = finding(expression);
      return spans.filter(span => findIn(span, 1, gone).length > 0);
    },
  };
}
