import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import type { Managed } from '../features/workspace/managed.ts';

/** A place whose workspace is open. */
export const managedPlace: Managed = {
  kind: 'place',
  id: 1,
  name: 'Phòng khám',
  absolute_url: '/co-so-y-te/1/',
  can: { view: true },
};

/** A planned visit there, as its owner sees it. */
export const managedVisit = (code: string, name: string): ManagedVisit => ({
  code,
  state: 'confirmed',
  start: '2026-11-25T08:30:00+07:00',
  end: '2026-11-25T09:00:00+07:00',
  name,
  phone: null,
  email: null,
  date_of_birth: null,
  reason_booking: '',
  answers: [],
  booked_by: null,
  reason_name: null,
  is_walk_in: false,
  message: '',
  professional: null,
  place: { id: 1, name: 'Phòng khám' },
  can: { confirm: false, complete: false, no_show: false, cancel: true, move: true, write: true, undo: false },
});
