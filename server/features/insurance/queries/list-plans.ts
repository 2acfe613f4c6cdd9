import type { Services } from '../../../platform/services.ts';
import type { ComparedPlan, PlanList, PlanListQuery } from '../contract.ts';
import { presentCard } from '../insurance-plan.presenter.ts';
import { INSURANCE } from '../insurance-tags.ts';
import { quoteOf } from '../rules/quote.ts';
import { readPackage } from '../rules/read-choice.ts';
import { type Comparison, readComparison } from '../rules/read-comparison.ts';
import { type CardRow, cardPage, planCount, shownCards, shownIds, shownPlans } from './plan-rows.ts';

const PAGE_SIZE = 12;
/** More plans than one site has. */
const MAX_FOUND = 2_000;

/** One page of public plans, or what fits words best, and those that are compared. At most three queries beside the search. */
export async function listPlans(services: Pick<Services, 'db' | 'search'>, query: PlanListQuery): Promise<PlanList> {
  const words = query.q?.trim() ?? '';
  const comparison = readComparison(query);
  const [page, compared] = await Promise.all([
    words === '' ? pageInOrder(services, query.page) : pageOfFound(services, words, query.page),
    comparePlans(services, comparison),
  ]);
  return {
    items: page.rows.map(presentCard),
    count: page.count,
    page: query.page,
    page_count: Math.max(1, Math.ceil(page.count / PAGE_SIZE)),
    age: comparison.age,
    compared: compared.plans,
    notices: [...comparison.notices, ...compared.notices],
  };
}

interface Page {
  readonly rows: readonly CardRow[];
  readonly count: number;
}

async function pageInOrder({ db }: Pick<Services, 'db'>, page: number): Promise<Page> {
  const [counted, rows] = await Promise.all([
    db.read.row(planCount({})),
    db.read.rows(cardPage({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })),
  ]);
  return { rows, count: Number(counted?.count ?? 0) };
}

async function pageOfFound(services: Pick<Services, 'db' | 'search'>, words: string, page: number): Promise<Page> {
  const { items } = await services.search.match({ kind: INSURANCE, query: words, limit: MAX_FOUND });
  const found = items.map(({ entityId }) => entityId);
  const shown = await shownIds(services, found);
  const rows = await shownCards(services, shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
  return { rows, count: shown.length };
}

async function comparePlans(
  services: Pick<Services, 'db'>,
  { ids, age, packages }: Comparison,
): Promise<{ readonly plans: ComparedPlan[]; readonly notices: string[] }> {
  const rows = await shownPlans(services, ids);
  const missing = ids.length - rows.length;
  const notices = missing > 0 ? [`${missing} chương trình không còn trên An Tâm, nên đã được bỏ qua.`] : [];
  const plans = rows.map((row): ComparedPlan => {
    const asked = packages[ids.indexOf(row.id)];
    const choice = { age, package: readPackage(row, asked, notices), benefits: new Set<string>(), family: [] };
    return { ...presentCard(row), packages: [...row.packages], quote: quoteOf(row, choice) };
  });
  return { plans, notices };
}
