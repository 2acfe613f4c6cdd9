import { collectionPages } from '@antam/server/features/collections/pages.ts';
import { clsx } from 'clsx';
import { useLoaderData } from 'react-router';
import { CollectedThread } from '../features/collections/collected-thread.tsx';
import styles from '../features/collections/collections.module.css';
import { RichText } from '../features/detail/rich-text.tsx';
import { PlaceCard } from '../features/places/place-card.tsx';
import { DoctorCard } from '../features/professionals/doctor-card.tsx';
import { workplacesOf } from '../features/professionals/workplaces-of.ts';
import { useMapSettings } from '../features/site/use-map-settings.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { JsonLd } from '../seo/json-ld.tsx';
import { Seo, useOrigin } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { SideMap } from '../ui/map/side-map.tsx';
import { useActivePlace } from '../ui/map/use-active-place.ts';

export const loader = pageLoader(async ({ api, params, url, signal }) => {
  const collection = await api.get('/api/v1/collection/:id/', { params: { id: idFromSlug(params.slugId) }, signal });
  requireAddress(url, collection.absolute_url);
  return collection;
});

export function Component() {
  const collection = useLoaderData<typeof loader>();
  const origin = useOrigin();
  const map = useMapSettings();
  const active = useActivePlace();
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Tuyển chọn', to: collectionPages.list() },
    { label: collection.name },
  ];
  const places =
    collection.kind === 'place'
      ? collection.places.map(place => ({ ...place, to: place.absolute_url }))
      : workplacesOf(collection.professionals);
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title={collection.name}
        description={collection.summary}
        path={collection.absolute_url}
        image={collection.pictures[0]?.url ?? null}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
      <Breadcrumbs items={crumbs} />
      <h1>{collection.name}</h1>
      {collection.summary !== '' && <p className={titled.lead}>{collection.summary}</p>}
      {collection.description !== '' && <RichText html={collection.description} />}
      <div className={clsx(styles.columns, places.length > 0 && styles.withMap)}>
        <ul id="list" className={styles.members}>
          {collection.places.map(place => (
            <li key={place.id} {...active.itemProps(place.id)}>
              <PlaceCard place={place} note={place.note} priced active={place.id === active.activeId} />
            </li>
          ))}
          {collection.threads.map(thread => (
            <CollectedThread key={thread.id} thread={thread} />
          ))}
          {collection.professionals.map(doctor => (
            <li key={doctor.id} {...(doctor.workplace && active.itemProps(doctor.workplace.id))}>
              <DoctorCard
                doctor={doctor}
                note={doctor.note}
                priced
                active={doctor.workplace !== null && doctor.workplace.id === active.activeId}
              />
            </li>
          ))}
        </ul>
        {places.length > 0 && (
          <aside className={styles.side} aria-label="Bản đồ">
            <SideMap
              places={places}
              activeId={active.activeId}
              onActivate={active.activate}
              {...map}
              label={`Bản đồ: ${collection.name}`}
            />
          </aside>
        )}
      </div>
    </div>
  );
}
