import { CATEGORY_NAMES } from '@antam/server/features/promotions/category-names-contract.ts';
import { promotionPages } from '@antam/server/features/promotions/pages.ts';
import { MapPin } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { RichText } from '../features/detail/rich-text.tsx';
import { imageOf } from '../features/media/picture-source.ts';
import { claimPromotion } from '../features/promotions/claim-action.ts';
import { ClaimPanel } from '../features/promotions/claim-panel.tsx';
import styles from '../features/promotions/promotion-page.module.css';
import { PromotionSeo } from '../features/promotions/promotion-seo.tsx';
import { pageAction } from '../forms/page-action.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Card } from '../ui/card/card.tsx';
import { PlacePicture } from '../ui/place-picture/place-picture.tsx';

export const loader = pageLoader(async ({ api, params, url, signal }) => {
  const promotion = await api.get('/api/v1/promotion/:id/', { params: { id: idFromSlug(params.slugId) }, signal });
  requireAddress(url, promotion.absolute_url);
  return promotion;
});

export const action = pageAction(claimPromotion);

export function Component() {
  const promotion = useLoaderData<typeof loader>();
  const { title, category, record, picture, description, terms } = promotion;
  const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Ưu đãi', to: promotionPages.list() }, { label: title }];
  return (
    <article className={`container ${styles.page}`}>
      <PromotionSeo promotion={promotion} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <p className={styles.kind}>
          <Badge tone="accent">Quảng cáo</Badge>
          {CATEGORY_NAMES[category]}
        </p>
        <h1>{title}</h1>
        <p className={styles.where}>
          <MapPin aria-hidden="true" />
          <span>
            <a href={record.absolute_url}>{record.name}</a>
            {(record.address || record.area) && `, ${record.address || record.area}`}
          </span>
        </p>
      </header>
      <div className={styles.columns}>
        <Card className={styles.side}>
          <ClaimPanel key={promotion.id} promotion={promotion} />
        </Card>
        <div className={styles.content}>
          {record.kind === 'place' && (
            <PlacePicture
              className={styles.picture}
              name={record.name}
              image={imageOf(picture)}
              ratio="16 / 9"
              sizes="(min-width: 1024px) 720px, 92vw"
              eager
            />
          )}
          {description !== '' && (
            <section className={styles.section} aria-labelledby="noi-dung">
              <h2 id="noi-dung" className={styles.heading}>
                Nội dung ưu đãi
              </h2>
              <RichText html={description} />
            </section>
          )}
          {terms !== '' && (
            <section className={styles.section} aria-labelledby="dieu-kien">
              <h2 id="dieu-kien" className={styles.heading}>
                Điều kiện áp dụng
              </h2>
              <ul className={styles.terms}>
                {terms.split('\n').map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <p className="muted small">
            Nội dung quảng cáo do {record.name} cung cấp và chịu trách nhiệm. Ưu đãi không ảnh hưởng đến thứ tự hay điểm
            của nơi khám trên An Tâm.
          </p>
        </div>
      </div>
    </article>
  );
}
