import { createAnswerCache, type MadeAnswer } from '../../../platform/cache/answer-cache.ts';
import { record } from '../../../platform/cache/tag.ts';
import { literal, reference } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statementFor } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject, Subjects } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { tables } from '../tables.ts';

/** Some 4,000 pictures, with what follows their changes. */
const CACHE_BYTES = 4_000_000;
const ENTRY_BYTES = 1_000;

/** The record on whose public pages a picture stands. */
interface ShownOn {
  readonly kind: string;
  readonly id: number;
}

/**
 * Says whether everybody may see the picture of a key: it belongs to a public record, to a post that everybody may
 * read, or to texts that staff write. What is asked often is answered from memory until its record changes, as cached pages are.
 */
export function createShownUploads(services: Pick<Services, 'db' | 'tags' | 'clock' | 'subjects'>) {
  const cache = createAnswerCache<ShownOn>(CACHE_BYTES, services);
  return async (key: string): Promise<boolean> => {
    const answers = await cache.get([key], () => findShown(services, key));
    return answers.has(key);
  };
}

async function findShown(
  { db, subjects }: Pick<Services, 'db' | 'subjects'>,
  key: string,
): Promise<ReadonlyMap<string, MadeAnswer<ShownOn>>> {
  const answer = await db.read.row(shownOn(subjects, { key }));
  if (!answer) return new Map();
  const tags = [record(answer.kind, answer.id)];
  return new Map([[key, { answer, bytes: ENTRY_BYTES, tags, trueUntil: Infinity }]]);
}

/**
 * The drawings of a demonstration belong to many records each, so that one that is public is enough. Each kind is asked by
 * itself: of an `or` of kinds PostgreSQL would read all public records of one.
 */
const shownOn = statementFor(({ all }: Subjects, p: Parameters<{ readonly key: string }>) => {
  const ofRecords = all
    .filter(({ pictures }) => pictures)
    .map(subject =>
      tables
        .selectFrom('media')
        .select(['media.ownerKind as kind', 'media.ownerId as id'])
        .where('media.key', '=', p.key)
        .where('media.ownerKind', '=', literal(subject.name))
        .where(eb => eb.exists(publicRecord(subject, 'media.ownerId'))),
    );
  const ofPosts = all
    .filter(({ discussed }) => discussed)
    .map(subject =>
      tables
        .selectFrom('post_image')
        .innerJoin('post', 'post.id', 'post_image.post')
        .select(['post.kind', 'post.entityId as id'])
        .where('post_image.key', '=', p.key)
        .where('post.status', 'in', SHOWN)
        .where('post.kind', '=', literal(subject.name))
        .where(eb => eb.exists(publicRecord(subject, 'post.entityId'))),
    );
  // Texts in any state name it, drafts too, by an address that nobody guesses.
  const ofText = tables
    .selectFrom('text_picture')
    .select([literal<string>('text-picture').as('kind'), 'text_picture.id'])
    .where('text_picture.key', '=', p.key);
  return [...ofRecords, ...ofPosts].reduce((found, one) => found.unionAll(one), ofText).limit(literal(1));
});

const publicRecord = (subject: Subject, id: string) =>
  subjectTables.selectFrom(subject.table).select('id').where('id', '=', reference<number>(id)).where(isPublic(subject));
