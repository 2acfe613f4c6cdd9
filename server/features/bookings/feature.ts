import { defineFeature } from '../../platform/features/feature.ts';
import { Booking } from './booking.entity.ts';
import { keepVisits } from './commands/keep-visits.ts';
import { endHolds } from './jobs/end-holds.ts';
import { forgetAddresses } from './jobs/forget-addresses.ts';
import { forgetVisits } from './jobs/forget-visits.ts';
import { tellOfVisits } from './jobs/tell-of-visits.ts';
import { bookingData } from './personal-data.ts';
import { bookingRoutes } from './routes.ts';
import { WaitingEntry } from './waiting-entry.entity.ts';

export const bookings = defineFeature({
  name: 'bookings',
  about: 'Visits that people book, and the slots that are left',
  uses: ['accounts', 'sign-up', 'places', 'professionals', 'providers', 'schedules'],
  entities: [WaitingEntry, Booking],
  endpoints: bookingRoutes,
  subscribe: services => services.events.onDelete((unit, deleted) => keepVisits(unit, services, deleted)),
  jobs: services => [endHolds(services), ...tellOfVisits(services)],
  daily: [forgetVisits, forgetAddresses],
  personalData: bookingData,
});
