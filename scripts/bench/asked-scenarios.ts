import { bookedCalendars } from './bookings/booked-calendars.ts';
import { largePlan } from './large-plan.ts';
import { reviewedPlace } from './reviewed-place.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { threadAddresses } from './threads.ts';
import { detailAddresses } from './world.ts';

/**
 * What is asked for of the records of a world.
 * @param folder the world's data folder, on SQLite
 * @param only texts of which a scenario's name holds one; none for all scenarios
 * @throws where no scenario is called so
 */
export async function askedScenarios(folder: string, only: readonly string[]): Promise<Scenario[]> {
  const addresses = {
    details: detailAddresses(folder),
    reviewedPlace: await reviewedPlace(folder),
    calendars: await bookedCalendars(folder),
    largePlan: await largePlan(folder),
    threads: await threadAddresses(folder),
  };
  const all = scenarios(addresses).filter(({ name }) => only.length === 0 || only.some(text => name.includes(text)));
  if (all.length === 0) throw new Error(`no scenario is called ${only.join(' or ')}`);
  return all;
}
