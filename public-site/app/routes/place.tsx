import { placePages } from '@antam/server/features/places/pages.ts';
import { useLoaderData } from 'react-router';
import { bookingSection } from '../features/bookings/booking-section.tsx';
import { labelsAtPlace } from '../features/bookings/calendar-labels.ts';
import { HeadBooking } from '../features/bookings/head-booking.tsx';
import { loadOffer } from '../features/bookings/load-offer.ts';
import { revealContact } from '../features/contacts/contact-action.ts';
import { ContactReveal } from '../features/contacts/contact-reveal.tsx';
import { PublicPhone } from '../features/contacts/public-phone.tsx';
import detail from '../features/detail/detail.module.css';
import { DetailLayout } from '../features/detail/detail-layout.tsx';
import { phoneActions } from '../features/detail/phone-actions.tsx';
import { galleryItems } from '../features/media/picture-source.ts';
import { positionOf } from '../features/places/directions.ts';
import { areaName } from '../features/places/place-area.ts';
import { PlaceHead } from '../features/places/place-head.tsx';
import { placeKind } from '../features/places/place-kind.ts';
import { PlacePosition } from '../features/places/place-position.tsx';
import { placeSections } from '../features/places/place-sections.tsx';
import { PlaceSeo } from '../features/places/place-seo.tsx';
import { PlaceSource } from '../features/places/place-source.tsx';
import { promotionSections } from '../features/promotions/promotion-strip.tsx';
import { loadReviews } from '../features/reviews/load-reviews.ts';
import { reviewsSection } from '../features/reviews/reviews-section.tsx';
import { pageAction } from '../forms/page-action.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Card } from '../ui/card/card.tsx';
import { Gallery } from '../ui/gallery/gallery.tsx';
import { drawingOf } from '../ui/place-picture/place-picture.tsx';

export const loader = pageLoader(async input => {
  const { api, params, url, signal } = input;
  const id = idFromSlug(params.slugId);
  const [place, { items: doctors }, promotions, reviews, offer] = await Promise.all([
    api.get('/api/v1/place/:id/', { params: { id }, signal }),
    api.get('/api/v1/professional-list/:place_id/', { params: { place_id: id }, signal }),
    api.get('/api/v1/promotion/', { query: { place: String(id) }, signal }),
    loadReviews(input, 'place', id),
    loadOffer(input, 'place', id),
  ]);
  requireAddress(url, place.absolute_url);
  return { place, doctors, promotions, reviews, offer };
});

export const action = pageAction(revealContact('place'));

export function Component() {
  const { place, doctors, promotions, reviews, offer } = useLoaderData<typeof loader>();
  const media = galleryItems(place.media, place.name);
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Cơ sở y tế', to: placePages.list() },
    { label: place.province.name, to: placePages.list({ provinces: place.province.slug }) },
    { label: place.name },
  ];
  return (
    <>
      <PlaceSeo place={place} reviews={reviews} crumbs={crumbs} />
      <DetailLayout
        crumbs={crumbs}
        head={
          <div className={media.length > 0 ? detail.pictured : undefined}>
            <PlaceHead place={place}>
              <HeadBooking offer={offer} />
            </PlaceHead>
            {media.length > 0 && (
              <Gallery
                items={media}
                label={`Hình ảnh của ${place.name}`}
                substitute={drawingOf(placeKind(place.place_type.slug))}
                eager
              />
            )}
          </div>
        }
        booking={bookingSection(offer, {
          kind: 'place',
          id: place.id,
          hasContact: place.has_contact,
          phone: place.public_phone,
          labels: labelsAtPlace(offer.calendars, doctors, place.name),
        })}
        sections={[...placeSections(place, doctors), ...promotionSections(promotions)]}
        nothing="Chúng tôi mới biết tên và địa chỉ của nơi này. Bạn nên hỏi giờ làm việc trước khi đến."
        reviews={reviewsSection(reviews, { kind: 'place', id: place.id, name: place.name })}
        side={
          <>
            {place.has_contact && (
              <Card className={detail.panel}>
                <h2 className={detail.panelTitle}>Liên hệ</h2>
                {place.public_phone ? (
                  <PublicPhone phone={place.public_phone} />
                ) : (
                  <ContactReveal key={place.id} kind="place" id={place.id} />
                )}
              </Card>
            )}
            <Card className={detail.panel}>
              <h2 className={detail.panelTitle}>Địa chỉ</h2>
              <p>{place.address || areaName(place)}</p>
              <PlacePosition place={place} />
              <PlaceSource place={place} />
            </Card>
          </>
        }
        action={phoneActions({
          hasSlots: offer.shown !== null,
          hasContact: place.has_contact,
          publicNumber: place.public_phone?.number,
          position: positionOf(place),
        })}
      />
    </>
  );
}
