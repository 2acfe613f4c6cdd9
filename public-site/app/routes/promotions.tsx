import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { listAddress } from '../features/listing/list-address.ts';
import { inSentence } from '../features/listing/list-title.ts';
import { WholeCountry } from '../features/listing/whole-country.tsx';
import cards from '../features/promotions/promotion-card.module.css';
import { PromotionCard } from '../features/promotions/promotion-card.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import type { PageHandle } from '../page-handle.ts';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../ui/button/button.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Ways } from '../ui/states/ways.tsx';
import { formatNumber } from '../ui/text/format-number.ts';

export const loader = pageLoader(({ api, url, signal }) =>
  api.get('/api/v1/promotion/', { query: Object.fromEntries(url.searchParams), signal }),
);

export const handle: PageHandle = { provinceParam: 'province' };

/** How many cards are seen at once. */
const EAGER = 3;

export function Component() {
  const { items, count, page, page_count, relaxed = [] } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const hrefFor = (number: number) => listAddress(pathname, search, { page: String(number) });
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title="Ưu đãi khám chữa bệnh"
        description="Ưu đãi có thời hạn của bệnh viện, phòng khám và bác sĩ: giá cũ, giá mới, điều kiện và mã nhận ngay."
        path={hrefFor(page)}
      />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Ưu đãi' }]} />
      <h1>Ưu đãi</h1>
      <p className={titled.lead}>
        {count > 0 ? `${formatNumber(count)} ưu đãi đang và sắp diễn ra` : 'Ưu đãi có thời hạn'} của nơi khám và bác sĩ.
      </p>
      <p className="muted small">Đây là quảng cáo. Ưu đãi sắp hết hạn xếp trước; không ai trả tiền để được xếp trên.</p>
      <WholeCountry parameter="province" />
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Chưa có ưu đãi nào ở đây"
          action={relaxed.length === 0 && <LinkButton to={promotionPages.list()}>Xem ưu đãi cả nước</LinkButton>}
        >
          Ưu đãi mới của các cơ sở y tế và bác sĩ sẽ hiện ra ở đây.
          <Ways
            label="Ưu đãi gần nhất"
            ways={relaxed.map(({ count: found, province, absolute_url }) => ({
              counted: `${formatNumber(found)} ưu đãi`,
              subject: province ? `tại ${inSentence(province.name)}` : 'trên cả nước',
              without: [],
              to: absolute_url,
            }))}
          />
        </EmptyState>
      ) : (
        <ul id="list" className={cards.grid}>
          {items.map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={hrefFor} />
    </div>
  );
}
