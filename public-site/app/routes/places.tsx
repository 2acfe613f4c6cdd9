import { placePages } from '@antam/server/features/places/pages.ts';
import { useLoaderData } from 'react-router';
import { ListPage } from '../features/listing/list-page.tsx';
import { ListSeo } from '../features/listing/list-seo.tsx';
import { loadInstead } from '../features/listing/load-instead.ts';
import { loadList } from '../features/listing/load-list.ts';
import { InsteadList } from '../features/listing/no-results.tsx';
import { askedTimeOf, loadAskedTimes } from '../features/places/asked-times.ts';
import { PlaceCard } from '../features/places/place-card.tsx';
import { PLACE_LIST } from '../features/places/place-list.ts';
import { DoctorCard } from '../features/professionals/doctor-card.tsx';
import { DOCTOR_LIST } from '../features/professionals/doctor-list.ts';
import { pageLoader } from '../loading/page-loader.ts';
import type { PageHandle } from '../page-handle.ts';
import { useActivePlace } from '../ui/map/use-active-place.ts';

/** Pictures above the fold on most screens. */
const EAGER = 2;

export const loader = pageLoader(async input => {
  const list = await loadList(input, options => input.api.get('/api/v1/place/', options));
  const specialities = list.chosen.filter(({ type }) => type === 'specialities');
  const [times, instead] = await Promise.all([
    loadAskedTimes(input, { items: list.items, specialities }),
    loadInstead(input, list, { own: PLACE_LIST, other: DOCTOR_LIST }),
  ]);
  return { ...list, times, instead };
});

export const handle: PageHandle = { provinceParam: 'provinces' };

export function Component() {
  const { items, times, instead, ...meta } = useLoaderData<typeof loader>();
  const active = useActivePlace();
  return (
    <>
      <ListSeo meta={meta} noun="cơ sở y tế" name="Cơ sở y tế" path={placePages.list()} items={items} />
      <ListPage
        meta={meta}
        noun="cơ sở y tế"
        name="Cơ sở y tế"
        endpoint="/api/v1/place/"
        places={items.map(place => ({ ...place, to: place.absolute_url }))}
        active={active}
        distances={items.map(({ distance }) => distance)}
        instead={
          instead && (
            <>
              <InsteadList found={instead.own} card={place => <PlaceCard place={place} level={3} priced />} />
              <InsteadList found={instead.other} card={doctor => <DoctorCard doctor={doctor} level={3} priced />} />
            </>
          )
        }
      >
        {items.map((place, index) => (
          <li key={place.id} {...active.itemProps(place.id)}>
            <PlaceCard
              place={place}
              priced
              eager={index < EAGER}
              active={place.id === active.activeId}
              asked={askedTimeOf(times, place.id)}
            />
          </li>
        ))}
      </ListPage>
    </>
  );
}
