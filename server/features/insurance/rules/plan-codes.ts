import { slugOf } from '../../../platform/text/fold-text.ts';
import type { PlanBenefit, PlanPackage } from '../contract.ts';
import type { BenefitDraft, PackageDraft } from '../draft-contract.ts';

const MAX_LENGTH = 60;

/** Codes of packages begin so: as names of fields they must never be numbers. */
const PACKAGE = 'goi-';

/** A plan as far as its codes say which packages and benefits it has. */
interface Coded {
  readonly packages: ReadonlyArray<Pick<PlanPackage, 'code'>>;
  readonly benefits: ReadonlyArray<Pick<PlanBenefit, 'code'>>;
}

/**
 * Gives packages and benefits the codes by which addresses name them. Those that the plan had keep theirs; new ones get
 * one made of their names, and what names a package by the code that it was sent with follows.
 */
export function codedPlan(
  { packages, benefits }: { readonly packages: readonly PackageDraft[]; readonly benefits: readonly BenefitDraft[] },
  before: Coded = { packages: [], benefits: [] },
): { packages: PlanPackage[]; benefits: PlanBenefit[] } {
  const codes = codesOf(packages, before.packages, name => PACKAGE + slugOf(name).replace(/^goi-/, ''));
  const ownCodes = codesOf(benefits, before.benefits, slugOf);
  const renamed = new Map(packages.map(({ code }, at) => [code, codes[at] ?? code]));
  const byCode = <T>(values: Readonly<Record<string, T | null>>): Record<string, T> =>
    Object.fromEntries(
      [...renamed].flatMap(([sent, code]) => {
        const value = values[sent];
        return value === undefined || value === null ? [] : [[code, value]];
      }),
    );
  const serviceOf = ({ name, limits }: { readonly name: string; readonly limits: BenefitLimits }) => ({
    name,
    limits: byCode(limits),
  });
  return {
    packages: packages.map(({ name, currency, premium }, at) => ({ code: codes[at] ?? '', name, currency, premium })),
    benefits: benefits.map(({ name, required, age_groups, medical_services }, at) => ({
      code: ownCodes[at] ?? '',
      name,
      required,
      age_groups: age_groups
        .map(({ from_age, to_age, premiums }) => ({ from_age, to_age, premiums: byCode(premiums) }))
        .toSorted((a, b) => a.from_age - b.from_age),
      medical_services: medical_services.map(service => ({
        ...serviceOf(service),
        children: service.children.map(serviceOf),
      })),
    })),
  };
}

type BenefitLimits = BenefitDraft['medical_services'][number]['limits'];

/** A code for each, none twice. */
function codesOf(
  drafts: ReadonlyArray<{ readonly code: string; readonly name: string }>,
  before: ReadonlyArray<{ readonly code: string }>,
  made: (name: string) => string,
): string[] {
  const known = new Set(before.map(({ code }) => code));
  const taken = new Set(drafts.map(({ code }) => code).filter(code => known.has(code)));
  const kept = new Set<string>();
  return drafts.map(({ code, name }) => {
    if (known.has(code) && !kept.has(code)) {
      kept.add(code);
      return code;
    }
    const base = made(name).slice(0, MAX_LENGTH);
    let free = base;
    for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`;
    taken.add(free);
    return free;
  });
}
