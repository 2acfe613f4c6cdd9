import { z } from 'zod';
import { emptyLog } from '../../../platform/db/sqlite-room.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';

const topic = defineTopic('privacy.empty-log', z.object({}));

/** After an erasure: the database's log holds what was erased until it is emptied. */
export const emptyLogLater = (unit: UnitOfWork, now: Date): Promise<boolean> => enqueue(unit, topic, {}, { now });

export const handleEmptyLog = ({ db }: Pick<Services, 'db'>): JobHandler =>
  handle(topic, async () => {
    if (!emptyLog(db)) throw new Error('A reader needs the log of the database: it is emptied at the next try');
  });
