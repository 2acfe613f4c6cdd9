import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { CommentList } from '@antam/server/features/reviews/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { medicalSpecialty } from '../places/medical-specialty.ts';
import { areaName } from '../places/place-area.ts';
import { aggregateRating, postalAddress } from '../places/structured-data.ts';
import { reviewData } from '../reviews/review-data.ts';

type DoctorSeoProps = { doctor: ProfessionalDetail; reviews: CommentList; crumbs: readonly Crumb[] };

/** Title, description and structured data of a doctor. Never a phone or an email address. */
export function DoctorSeo({ doctor, reviews, crumbs }: DoctorSeoProps) {
  const origin = useOrigin();
  // schema.org has scores of businesses, among which it counts physicians, and of no other people.
  const isPhysician = doctor.is_doctor;
  const specialities = doctor.specialities.map(({ name }) => name).join(', ');
  const where = doctor.workplace ? ` tại ${doctor.workplace.name}, ${areaName(doctor.workplace)}` : '';
  return (
    <>
      <Seo
        title={[doctor.display_name, specialities].filter(Boolean).join(' – ')}
        description={`${doctor.display_name}${specialities && `, chuyên khoa ${specialities}`}${where}. Xem trình độ, kinh nghiệm, dịch vụ, giá khám và đánh giá.`}
        path={doctor.absolute_url}
        image={doctor.picture?.url ?? null}
        type="profile"
      />
      <JsonLd
        data={{
          '@type': isPhysician ? 'Physician' : 'Person',
          '@id': recordIri(origin, 'professional', doctor.id),
          name: doctor.display_name,
          url: origin + doctor.absolute_url,
          ...(doctor.picture ? { image: new URL(doctor.picture.url, origin).href } : {}),
          ...(isPhysician ? medicalSpecialty(doctor.specialities) : { jobTitle: doctor.occupation?.name }),
          knowsLanguage: doctor.languages_spoken.map(({ name }) => name),
          ...(doctor.workplace
            ? {
                address: postalAddress(doctor.workplace),
                [isPhysician ? 'hospitalAffiliation' : 'worksFor']: {
                  '@type': 'MedicalOrganization',
                  name: doctor.workplace.name,
                  url: origin + doctor.workplace.absolute_url,
                },
              }
            : {}),
          ...(isPhysician ? { ...aggregateRating(doctor.rating), ...reviewData(reviews) } : {}),
        }}
      />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
