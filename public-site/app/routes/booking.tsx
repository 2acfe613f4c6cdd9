import { useLoaderData } from 'react-router';
import { BookingPage } from '../features/bookings/booking-page.tsx';
import { loadBooking } from '../features/bookings/load-booking.ts';
import { sendBooking } from '../features/bookings/send-booking.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadBooking);

export const action = pageAction(sendBooking);

export function Component() {
  return <BookingPage data={useLoaderData<typeof loader>()} />;
}
