import { addressedBy, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { clearHoldsOf } from './commands/clear-holds.ts';
import { endForgotten, lockVisits, visitsCalledOff, visitsToCome, visitsToComeOf } from './commands/end-visits-of.ts';
import { tables } from './tables.ts';

/** The name under which visits stay with the provider when the patient's account is gone. */
const NAMELESS = 'Người khám đã xoá tài khoản';

/** Visits that the account booked, for themselves or for others. The provider keeps that the time was taken. */
export const bookingData = (services: Services): PersonalData => ({
  export: [
    {
      file: 'bookings.json',
      query: accountId =>
        tables
          .selectFrom('booking')
          .select(['code', 'place as placeId', 'professional as professionalId', 'startAt', 'endAt', 'state'])
          .select(['name', 'email', 'phone', 'address', 'dateOfBirth', 'reasonText', 'answers', 'message'])
          .select(['bookedByName', 'bookedByPhone', 'bookedByEmail', 'createdAt', 'updatedAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
  ],
  byAddress: [
    {
      name: 'visits',
      ...addressedBy('booking', 'email', 'bookedByEmail'),
      erase: async (unit, email) => {
        const toCome = await lockVisits(unit, services, visitsToComeOf(email, services.clock.now()));
        await unit.run(emptied.where(eb => eb.or([eb('email', '=', email), eb('bookedByEmail', '=', email)])));
        await endForgotten(unit, services, toCome);
      },
    },
  ],
  callsOff: (read, of) => read.rows(visitsCalledOff(of, services.clock.now())),
  erase: async (unit, accountId) => {
    const toCome = await lockVisits(unit, services, visitsToCome(accountId, services.clock.now()));
    await clearHoldsOf(unit, services, accountId);
    await unit.run(emptied.where('account', '=', accountId));
    await endForgotten(unit, services, toCome);
  },
});

const emptied = tables.updateTable('booking').set({
  account: null,
  name: NAMELESS,
  email: null,
  phone: null,
  address: '',
  dateOfBirth: null,
  reasonText: '',
  answers: [],
  message: '',
  bookedByName: null,
  bookedByPhone: null,
  bookedByEmail: null,
  keyHash: null,
  payloadHash: null,
  firstAnswer: null,
  addressHash: null,
});
