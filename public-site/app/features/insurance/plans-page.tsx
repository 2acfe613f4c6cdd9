import type { PlanList } from '@antam/server/features/insurance/contract.ts';
import { insurancePages } from '@antam/server/features/insurance/pages.ts';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { breadcrumbList } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Comparison } from './comparison.tsx';
import { queryText } from './joined-query.ts';
import cards from './plan-card.module.css';
import { PlanCard } from './plan-card.tsx';
import { PlanNotices } from './plan-notices.tsx';
import styles from './plans-page.module.css';

const MAX_CHOSEN = 3;

/** Insurance plans by name, and above them those that are compared. */
export function PlansPage({ list, q }: { list: PlanList; q: string }) {
  const { items, page, page_count, compared, notices } = list;
  const origin = useOrigin();
  const compare = compared.map(({ id }) => id);
  const isComparing = compare.length > 0;
  const crumbs = isComparing
    ? [{ label: 'Trang chủ', to: '/' }, { label: 'Bảo hiểm', to: insurancePages.list() }, { label: 'So sánh' }]
    : [{ label: 'Trang chủ', to: '/' }, { label: 'Bảo hiểm' }];
  const hrefFor = (number: number) =>
    insurancePages.list({ q, compare: compare.map(String), page: number === 1 ? null : number });
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title={isComparing ? `So sánh ${compared.map(({ name }) => name).join(', ')}` : 'Bảo hiểm sức khoẻ'}
        description="Xem phí theo tuổi và gói, quyền lợi, giới hạn chi trả của các chương trình bảo hiểm sức khoẻ, và so sánh ba chương trình cạnh nhau."
        path={hrefFor(page)}
        noindex={q !== '' || isComparing}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <h1>{titleOf(q, isComparing)}</h1>
      {!isComparing && <p className={titled.lead}>Xem phí và quyền lợi theo tuổi và gói trước khi hỏi mua.</p>}
      <PlanNotices notices={notices} />
      {isComparing && <Comparison compared={compared} age={list.age} />}
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Chưa có chương trình nào ở đây"
          action={<LinkButton to={insurancePages.list()}>Xem tất cả chương trình</LinkButton>}
        >
          Bạn thử gõ một từ ngắn hơn, hoặc tên công ty bảo hiểm.
        </EmptyState>
      ) : (
        <PlanChoice key={compare.join()} list={list} chosen={compare} />
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={hrefFor} />
    </div>
  );
}

function titleOf(q: string, isComparing: boolean): string {
  if (isComparing) return 'So sánh chương trình bảo hiểm';
  return q === '' ? 'Bảo hiểm sức khoẻ' : `Bảo hiểm: “${q}”`;
}

/** The cards, each with a tick, and a button that shows the ticked ones side by side. */
function PlanChoice({ list, chosen: before }: { list: PlanList; chosen: readonly number[] }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(before);
  const shown = new Set(list.items.map(({ id }) => id));
  const choose = (id: number, isChosen: boolean) =>
    setChosen(ids => (isChosen ? [...ids, id] : ids.filter(other => other !== id)));
  return (
    <form
      className={`${styles.choice} no-print`}
      action={insurancePages.list()}
      aria-label="Chọn chương trình để so sánh"
      onSubmit={event => {
        event.preventDefault();
        void navigate(insurancePages.list() + queryText([['compare', chosen.join()]]));
      }}
    >
      {before.length > 0 && <h2>Đổi chương trình so sánh</h2>}
      {chosen
        .filter(id => !shown.has(id))
        .map(id => (
          <input key={id} type="hidden" name="compare" value={id} />
        ))}
      <ul id="list" className={cards.grid}>
        {list.items.map(plan => (
          <li key={plan.id}>
            <PlanCard plan={plan} chosen={chosen.includes(plan.id)} onChoose={isChosen => choose(plan.id, isChosen)} />
          </li>
        ))}
      </ul>
      <div className={styles.bar} data-bottom-action="always">
        <p role="status" className={chosen.length > MAX_CHOSEN ? styles.tooMany : undefined}>
          {statusOf(chosen.length)}
        </p>
        <Button type="submit" icon={<Scale aria-hidden="true" />} disabled={chosen.length > MAX_CHOSEN}>
          {chosen.length === 0 ? 'So sánh' : `So sánh ${chosen.length} chương trình`}
        </Button>
      </div>
    </form>
  );
}

function statusOf(chosen: number): string {
  if (chosen === 0) return `Chọn tối đa ${MAX_CHOSEN} chương trình.`;
  if (chosen <= MAX_CHOSEN) return `Đã chọn ${chosen} trên ${MAX_CHOSEN}.`;
  return `Bạn đã chọn ${chosen}; An Tâm so sánh nhiều nhất ${MAX_CHOSEN} chương trình.`;
}
