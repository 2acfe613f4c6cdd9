import { z } from 'zod';
import type { Request } from './visitor.ts';

const idsByKind = z.record(z.string(), z.array(z.number()));

/** Ids of what a visitor keeps, by kind; without the kinds of which nothing is kept. */
export async function ownFavourites(request: Request): Promise<Record<string, number[]>> {
  const ids = idsByKind.parse(await (await request('/api/v1/favourite/ids/')).json());
  return Object.fromEntries(Object.entries(ids).filter(([, kept]) => kept.length > 0));
}
