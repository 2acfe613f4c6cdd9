import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { Caller } from './caller.ts';

/** A facility as the public API answers it. */
export async function placeOf(caller: Pick<Caller, 'request'>, id: number): Promise<PlaceDetail> {
  return (await caller.request.get(`/api/v1/place/${id}/`)).json();
}

/** A doctor as the public API answers them. */
export async function professionalOf(caller: Pick<Caller, 'request'>, id: number): Promise<ProfessionalDetail> {
  return (await caller.request.get(`/api/v1/professional/${id}/`)).json();
}
