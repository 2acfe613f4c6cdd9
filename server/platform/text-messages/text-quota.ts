import { vietnamDay } from '../clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { type QuotaServices, takeQuota } from '../mail/mail-quota.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** Messages a day that strangers cause to a phone: nobody proves that a number is their own, and each message costs. */
const MAX_A_DAY = 5;

/** Takes one of the day's messages to a phone that a stranger typed; answers false where none is left. */
export const takeTextQuota = (unit: UnitOfWork, services: QuotaServices, phone: string): Promise<boolean> =>
  takeQuota(unit, services.config.secret, {
    recipient: phone,
    day: vietnamDay(services.clock.now()),
    max: MAX_A_DAY,
  });

/**
 * Takes the one message that reaches a phone in the quiet hours of this night; answers false where it has been taken. A
 * person who books at night holds the phone in the hand, but a stranger who types that number over and over wakes its owner
 * once at most.
 */
export const takeNightMessage = (unit: UnitOfWork, services: QuotaServices, phone: string): Promise<boolean> =>
  takeQuota(unit, services.config.secret, {
    recipient: `night ${phone}`,
    day: vietnamDay(afterQuietHours(services.clock.now())),
    max: 1,
  });
