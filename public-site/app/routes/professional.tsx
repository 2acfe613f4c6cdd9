import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { bookingSection } from '../features/bookings/booking-section.tsx';
import { labelsOfDoctor } from '../features/bookings/calendar-labels.ts';
import { HeadBooking } from '../features/bookings/head-booking.tsx';
import { loadOffer } from '../features/bookings/load-offer.ts';
import { revealContact } from '../features/contacts/contact-action.ts';
import { ContactReveal } from '../features/contacts/contact-reveal.tsx';
import detail from '../features/detail/detail.module.css';
import { DetailLayout } from '../features/detail/detail-layout.tsx';
import { phoneActions } from '../features/detail/phone-actions.tsx';
import { positionOf } from '../features/places/directions.ts';
import { OpeningTable } from '../features/places/opening-table.tsx';
import { areaName } from '../features/places/place-area.ts';
import { PlacePosition } from '../features/places/place-position.tsx';
import { DoctorCredentials } from '../features/professionals/doctor-credentials.tsx';
import { DoctorHead } from '../features/professionals/doctor-head.tsx';
import { doctorSections } from '../features/professionals/doctor-sections.tsx';
import { DoctorSeo } from '../features/professionals/doctor-seo.tsx';
import { promotionSections } from '../features/promotions/promotion-strip.tsx';
import { loadReviews } from '../features/reviews/load-reviews.ts';
import { reviewsSection } from '../features/reviews/reviews-section.tsx';
import { pageAction } from '../forms/page-action.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Card } from '../ui/card/card.tsx';

export const loader = pageLoader(async input => {
  const { api, params, url, signal } = input;
  const id = idFromSlug(params.slugId);
  const [doctor, promotions, reviews, offer] = await Promise.all([
    api.get('/api/v1/professional/:id/', { params: { id }, signal }),
    api.get('/api/v1/promotion/', { query: { professional: String(id) }, signal }),
    loadReviews(input, 'professional', id),
    loadOffer(input, 'professional', id),
  ]);
  requireAddress(url, doctor.absolute_url);
  return { doctor, promotions, reviews, offer };
});

export const action = pageAction(revealContact('professional'));

export function Component() {
  const { doctor, promotions, reviews, offer } = useLoaderData<typeof loader>();
  const [main] = doctor.workplaces;
  const [speciality] = doctor.specialities;
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: doctor.is_doctor ? 'Bác sĩ' : 'Nhân viên y tế', to: professionalPages.list() },
    ...(speciality ? [{ label: speciality.name, to: specialityPages.detail(speciality) }] : []),
    { label: doctor.display_name },
  ];
  return (
    <>
      <DoctorSeo doctor={doctor} reviews={reviews} crumbs={crumbs} />
      <DetailLayout
        crumbs={crumbs}
        head={<DoctorHead doctor={doctor} booking={offer.shown && <HeadBooking offer={offer} />} />}
        booking={bookingSection(offer, {
          kind: 'professional',
          id: doctor.id,
          hasContact: doctor.has_contact,
          phone: null,
          labels: labelsOfDoctor(offer.calendars, doctor),
        })}
        sections={[...doctorSections(doctor), ...promotionSections(promotions)]}
        nothing="Hồ sơ này chưa có thông tin về đào tạo, nơi làm việc và giá khám. Bạn nên hỏi trước khi đến."
        reviews={reviewsSection(reviews, { kind: 'professional', id: doctor.id, name: doctor.display_name })}
        side={
          <>
            {doctor.has_contact && (
              <Card className={detail.panel}>
                <h2 className={detail.panelTitle}>Liên hệ</h2>
                <ContactReveal key={doctor.id} kind="professional" id={doctor.id} />
              </Card>
            )}
            {main && (
              <Card className={detail.panel}>
                <h2 className={detail.panelTitle}>Khám tại {main.name}</h2>
                <p className="muted">{main.address || areaName(main)}</p>
                <PlacePosition place={main} />
                {main.opening_hours && <OpeningTable hours={main.opening_hours} />}
              </Card>
            )}
            <DoctorCredentials doctor={doctor} />
          </>
        }
        action={phoneActions({
          hasSlots: offer.shown !== null,
          hasContact: doctor.has_contact,
          position: positionOf(main),
        })}
      />
    </>
  );
}
