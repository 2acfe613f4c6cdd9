import { type ChoiceQuery, MAX_FAMILY, OLDEST_AGE, type PlanPackage } from '../contract.ts';
import { ageRange, type Priced } from './premiums.ts';
import type { Choice } from './quote.ts';

/** The age that is shown where none is asked for, as near to it as the plan takes people. */
export const USUAL_AGE = 30;

/** Of an unknown value a notice quotes at most so many characters. */
const QUOTED_LENGTH = 40;
/** More unknown values of one kind than this are not named. */
const MAX_TOLD = 3;
const AGE = /^\d{1,2}$/;

/** A choice, and in Vietnamese what of the address was not understood. */
export interface ReadChoice {
  readonly choice: Choice;
  readonly notices: string[];
}

/** Reads what an address chooses of a plan; whatever the plan does not have is left out and named. */
export function readChoice(
  plan: Priced & { readonly packages: readonly PlanPackage[] },
  asked: ChoiceQuery,
): ReadChoice {
  const notices: string[] = [];
  const age = readAge(plan, asked.age, notices);
  const chosen = readPackage(plan, asked.package, notices);
  const benefits = readBenefits(plan, asked.benefits, notices);
  const family = readFamily(asked.family, notices);
  return { choice: { age, package: chosen, benefits, family }, notices };
}

/** A whole age from 0 to 99 as an address has it; undefined for what is none. */
export const ageOf = (text: string): number | undefined => (AGE.test(text.trim()) ? Number(text) : undefined);

/** The values of a parameter that holds several, each once. */
export const valuesOf = (text: string | undefined): string[] => [...new Set(textsOf(text))];

const textsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(value => value.trim())
    .filter(value => value !== '');

export const wrongAge = (text: string, used: number): string =>
  `Tuổi “${shortened(text)}” không nằm trong khoảng 0–${OLDEST_AGE}, nên An Tâm tính cho ${used === 0 ? 'người dưới 1 tuổi' : `${used} tuổi`}.`;

function readAge(plan: Priced, asked: string | undefined, notices: string[]): number {
  const known = asked === undefined || asked === '' ? undefined : ageOf(asked);
  if (known !== undefined) return known;
  const range = ageRange(plan) ?? { from: 0, to: OLDEST_AGE };
  const usual = Math.min(Math.max(USUAL_AGE, range.from), range.to);
  if (asked) notices.push(wrongAge(asked, usual));
  return usual;
}

/** Plans have a package at least: an editor who writes one is asked for it. */
export function readPackage(
  { packages }: Pick<Priced, 'packages'>,
  asked: string | undefined,
  notices: string[],
): PlanPackage {
  const [first] = packages;
  if (!first) throw new Error('A plan has no package');
  const found = packages.find(({ code }) => code === asked);
  if (asked && !found) notices.push(`Không có gói “${shortened(asked)}”, nên An Tâm tính theo gói ${first.name}.`);
  return found ?? first;
}

function readBenefits({ benefits }: Priced, asked: string | undefined, notices: string[]): ReadonlySet<string> {
  const known = new Map(benefits.map(benefit => [benefit.code, benefit]));
  const wanted = valuesOf(asked);
  const unknown = wanted.filter(code => !known.has(code));
  for (const code of unknown.slice(0, MAX_TOLD)) {
    notices.push(`Không có quyền lợi “${shortened(code)}”, nên An Tâm đã bỏ qua.`);
  }
  return new Set(wanted.filter(code => known.get(code)?.required === false));
}

/** Two people may be of one age. */
function readFamily(asked: string | undefined, notices: string[]): number[] {
  const wanted = textsOf(asked);
  const unknown = [...new Set(wanted.filter(text => ageOf(text) === undefined))];
  for (const text of unknown.slice(0, MAX_TOLD)) {
    notices.push(`Tuổi “${shortened(text)}” không nằm trong khoảng 0–${OLDEST_AGE}, nên An Tâm không tính người này.`);
  }
  const ages = wanted.flatMap(text => ageOf(text) ?? []);
  if (ages.length > MAX_FAMILY) notices.push(`An Tâm tính cho nhiều nhất ${MAX_FAMILY + 1} người một lần.`);
  return ages.slice(0, MAX_FAMILY);
}

const shortened = (text: string) => (text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text);
