import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import type { CommentList } from '@antam/server/features/reviews/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { reviewData } from '../reviews/review-data.ts';
import { medicalSpecialty } from './medical-specialty.ts';
import { areaName } from './place-area.ts';
import { aggregateRating, openingHoursSpecification, postalAddress } from './structured-data.ts';

type PlaceSeoProps = { place: PlaceDetail; reviews: CommentList; crumbs: readonly Crumb[] };

/** Title, description and structured data of a facility. Never a phone or an email address. */
export function PlaceSeo({ place, reviews, crumbs }: PlaceSeoProps) {
  const origin = useOrigin();
  const specialities = place.specialities
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  return (
    <>
      <Seo
        title={`${place.name} – ${areaName(place)}`}
        description={`${place.place_type.name} tại ${place.address || areaName(place)}${specialities && `, ${specialities}`}. Xem giờ mở cửa, bác sĩ, dịch vụ, giá và đường đi.`}
        path={place.absolute_url}
        image={place.picture?.url ?? null}
      />
      <JsonLd
        data={{
          '@type': place.place_type.slug.includes('benh-vien') ? 'Hospital' : 'MedicalClinic',
          '@id': recordIri(origin, 'place', place.id),
          name: place.name,
          url: origin + place.absolute_url,
          address: postalAddress(place),
          ...(place.picture ? { image: new URL(place.picture.url, origin).href } : {}),
          ...(place.lat === null || place.long === null
            ? {}
            : { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.long } }),
          ...medicalSpecialty(place.specialities),
          ...openingHoursSpecification(place.opening_hours),
          ...aggregateRating(place.rating),
          ...reviewData(reviews),
        }}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
