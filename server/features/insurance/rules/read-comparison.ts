import { MAX_COMPARED, type PlanListQuery } from '../contract.ts';
import { ageOf, USUAL_AGE, valuesOf, wrongAge } from './read-choice.ts';

/** Which plans are compared, and how. */
export interface Comparison {
  readonly ids: readonly number[];
  readonly age: number;
  /** Codes, in the order of the ids; empty where none is given. */
  readonly packages: readonly string[];
  /** Vietnamese, about what was not understood. */
  readonly notices: readonly string[];
}

const ID = /^[1-9]\d{0,8}$/;

/** Reads what an address compares; what is no plan is left out and named. */
export function readComparison({ compare, age, packages }: PlanListQuery): Comparison {
  const notices: string[] = [];
  const values = valuesOf(compare);
  const ids = values.filter(value => ID.test(value)).map(Number);
  if (ids.length < values.length) notices.push('Có chương trình không đọc được trong địa chỉ, nên đã được bỏ qua.');
  if (ids.length > MAX_COMPARED) notices.push(`An Tâm so sánh nhiều nhất ${MAX_COMPARED} chương trình một lần.`);
  const known = age ? ageOf(age) : undefined;
  if (age && known === undefined) notices.push(wrongAge(age, USUAL_AGE));
  return {
    ids: ids.slice(0, MAX_COMPARED),
    age: known ?? USUAL_AGE,
    packages: (packages ?? '').split(',').map(code => code.trim()),
    notices,
  };
}
