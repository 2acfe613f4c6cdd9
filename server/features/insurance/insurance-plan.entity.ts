import { defineEntity, p } from '@mikro-orm/core';
import { WholeJson } from '../../platform/db/whole-json.ts';
import { PLAN_STATUSES, type PlanBenefit, type PlanPackage } from './contract.ts';
import type { PlanFacts } from './rules/plan-facts.ts';

/**
 * An insurance plan. Packages and benefits are read and written as a whole, so they are values of the row; `facts` is
 * what cards show of them, computed whenever they are written.
 */
export const InsurancePlan = defineEntity({
  name: 'InsurancePlan',
  tableName: 'insurance_plan',
  properties: {
    id: p.integer().primary().autoincrement(),
    slug: p.string().length(160),
    name: p.string().length(150),
    insurer: p.string().length(120),
    summary: p.string().length(400),
    /** Conditions, a line each. */
    terms: p.text().default(''),
    packages: p.json<PlanPackage[]>().type(new WholeJson()),
    benefits: p.json<PlanBenefit[]>().type(new WholeJson()),
    facts: p.json<PlanFacts>().type(new WholeJson()),
    /** The name as lists are ordered by it. */
    sortName: p.string().length(160).ignoreSchemaChanges('collation'),
    status: p.enum(PLAN_STATUSES).columnType('varchar(12)'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'insurance_plan_unshown_index',
      expression: `create index "insurance_plan_unshown_index" on "insurance_plan" ("id", "name") where "status" <> 'published'`,
    },
    {
      name: 'insurance_plan_name_index',
      expression:
        'create index "insurance_plan_name_index" on "insurance_plan" ("sort_name", "id") where "status" = \'published\'',
    },
  ],
});
