import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import type { Page } from 'playwright-core';

/** A facility as the public API tells it. */
export async function placeOf(page: Page, id: number): Promise<PlaceDetail> {
  return (await page.request.get(`/api/v1/place/${id}/`)).json();
}

/** A doctor as the public API tells them. */
export async function professionalOf(page: Page, id: number): Promise<ProfessionalDetail> {
  return (await page.request.get(`/api/v1/professional/${id}/`)).json();
}
