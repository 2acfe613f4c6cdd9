import type { Database } from '../db/database.ts';

const fresh = new WeakMap<Database, Database>();

function withFreshReads(db: Database): Database {
  const known = fresh.get(db) ?? { ...db, read: db.primary };
  fresh.set(db, known);
  return known;
}

/**
 * With what a page is read. Of a preview all is read where each commit is seen at once: editors look at it a moment
 * after they have saved, and a replica may not have the record or its new words yet.
 */
export const readsOf = <S extends { readonly db: Database }>(services: S, isPreview: boolean): S =>
  isPreview ? { ...services, db: withFreshReads(services.db) } : services;
