import { aPlan } from '@antam/fixtures/factories/plans.ts';
import { PLAN_DRAFTS } from '@antam/fixtures/insurance/plans.ts';
import { tables } from '@antam/server/features/insurance/tables.ts';
import { withWorld } from './services.ts';

const NAME = 'Chương trình một trăm quyền lợi';
const BENEFITS = 100;

/** The address of the page of a plan with 100 benefits in five packages, which is written where there is none. */
export async function largePlan(folder: string): Promise<string> {
  let id = 0;
  await withWorld(folder, async ({ db }) => {
    const known = await db.read.row(tables.selectFrom('insurance_plan').select('id').where('name', '=', NAME));
    id = known?.id ?? (await aPlan(db, { name: NAME, ...manyBenefits() })).id;
  });
  // Any slug leads there; this is the one that needs no redirect.
  return `/bao-hiem/chuong-trinh-mot-tram-quyen-loi-${id}/`;
}

/** The benefits of a made-up plan over and over, a third of them required. */
function manyBenefits() {
  const [draft] = PLAN_DRAFTS;
  if (!draft) throw new Error('there is no made-up plan');
  const { packages, benefits } = draft;
  return {
    packages,
    benefits: Array.from({ length: BENEFITS }, (_, at) => {
      const benefit = benefits[at % benefits.length];
      if (!benefit) throw new Error('the made-up plan has no benefit');
      return { ...benefit, code: `b-${at}`, name: `${benefit.name} ${at + 1}`, required: at % 3 === 0 };
    }),
  };
}
