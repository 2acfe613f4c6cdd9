import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/database.ts';
import { type BuildOrder, buildFrom } from './build-index.ts';
import { createSearchFeed } from './search-feed.ts';

/* The thread that builds a base: it opens the database for itself, and hands the base over without copying it. */

const { database, kinds }: BuildOrder = workerData;
const db = await openDatabase(database, []);
try {
  const built = await buildFrom(createSearchFeed(db.primary, kinds));
  parentPort?.postMessage(built, [built.buffer]);
} finally {
  await db.close();
}
