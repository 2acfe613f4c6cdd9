import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { useLoaderData } from 'react-router';
import { ListPage } from '../features/listing/list-page.tsx';
import { ListSeo } from '../features/listing/list-seo.tsx';
import { loadInstead } from '../features/listing/load-instead.ts';
import { loadList } from '../features/listing/load-list.ts';
import { InsteadList } from '../features/listing/no-results.tsx';
import { PlaceCard } from '../features/places/place-card.tsx';
import { PLACE_LIST } from '../features/places/place-list.ts';
import { DoctorCard } from '../features/professionals/doctor-card.tsx';
import { DOCTOR_LIST } from '../features/professionals/doctor-list.ts';
import { othersText, peopleText } from '../features/professionals/people-text.ts';
import { workplacesOf } from '../features/professionals/workplaces-of.ts';
import { pageLoader } from '../loading/page-loader.ts';
import type { PageHandle } from '../page-handle.ts';
import { useActivePlace } from '../ui/map/use-active-place.ts';

/** Portraits above the fold on most screens. */
const EAGER = 3;

export const loader = pageLoader(async input => {
  const list = await loadList(input, options => input.api.get('/api/v1/professional/', options));
  return { ...list, instead: await loadInstead(input, list, { own: DOCTOR_LIST, other: PLACE_LIST }) };
});

export const handle: PageHandle = { provinceParam: 'provinces' };

export function Component() {
  const { items, kinds, instead, ...meta } = useLoaderData<typeof loader>();
  const counted = { title: peopleText(kinds), others: othersText(kinds) };
  const active = useActivePlace();
  return (
    <>
      <ListSeo
        meta={meta}
        noun="bác sĩ"
        counted={counted.title}
        name="Bác sĩ"
        path={professionalPages.list()}
        items={items}
      />
      <ListPage
        meta={meta}
        noun="bác sĩ"
        counted={counted}
        name="Bác sĩ"
        endpoint="/api/v1/professional/"
        places={workplacesOf(items)}
        active={active}
        distances={items.map(({ distance }) => distance)}
        instead={
          instead && (
            <>
              <InsteadList found={instead.own} card={doctor => <DoctorCard doctor={doctor} level={3} priced />} />
              <InsteadList found={instead.other} card={place => <PlaceCard place={place} level={3} priced />} />
            </>
          )
        }
      >
        {items.map((doctor, index) => (
          <li key={doctor.id} {...(doctor.workplace && active.itemProps(doctor.workplace.id))}>
            <DoctorCard
              doctor={doctor}
              priced
              eager={index < EAGER}
              active={doctor.workplace !== null && doctor.workplace.id === active.activeId}
            />
          </li>
        ))}
      </ListPage>
    </>
  );
}
