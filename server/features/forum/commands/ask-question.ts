import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import { uploaderOf } from '../../../platform/images/uploader-of.ts';
import type { StoredLinks } from '../../../platform/linking/linking.ts';
import { earlierSending, noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { mailboxFull } from '../../accounts/mailbox-full.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { type CleanBody, cleanPostBody, linkBody } from '../../posts/commands/clean-post-body.ts';
import { flagsOfPost } from '../../posts/commands/flags-of-post.ts';
import { dropImages, type ReceivedImage, receiveImages, withImages } from '../../posts/commands/receive-images.ts';
import { standsAsSent } from '../../posts/commands/stands-as-sent.ts';
import { storePost } from '../../posts/commands/store-post.ts';
import { URGENT } from '../../posts/rules/flags.ts';
import { type Urgency, urgencyOf } from '../../posts/urgent-contract.ts';
import type { RequireUnregistered } from '../../sign-up/queries/email-check.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { NewThread, ThreadPosted } from '../contract.ts';
import { mailQuestionConfirmation } from '../mails/thread-mails.ts';
import { openingOf } from '../queries/opening-of.ts';
import { threadToken } from '../rules/thread-token.ts';
import { titleColumns } from '../rules/title-columns.ts';
import { tables } from '../tables.ts';
import { presentPosted } from '../thread.presenter.ts';
import { askedBefore } from './asked-before.ts';
import { follow } from './follow-thread.ts';

/** Who asks: an account, or a visitor by the address given. */
export interface Asker {
  readonly accountId: number | null;
  readonly name: string;
  /** The address in stored form; null for accounts, which have their own. */
  readonly email: string | null;
  /** What staff, officials and professionals with a published page write waits for nobody. */
  readonly isTrusted: boolean;
  /** The network address, as limits count it. */
  readonly ip: string;
  /** The browser's own cookie, empty without one: by it strangers of one address are kept apart. */
  readonly browser: string;
  /** Asked last: whether the address given is an account's. */
  readonly requireUnregistered: RequireUnregistered;
}

/** As long the link works by which a visitor confirms the address, in days. */
export const CONFIRM_DAYS = 7;

/**
 * Asks a question. It is shown at once where nothing speaks against its author or its words; otherwise it waits for
 * staff, of visitors once they have confirmed their address. A repeat answers what was stored. Throws 422 for what does
 * not fit, and as `requireUnregistered` where nothing else is wrong.
 */
export async function askQuestion(
  services: Services,
  { asker, sending }: { readonly asker: Asker; readonly sending: Sending },
  question: NewThread,
): Promise<ThreadPosted> {
  const body = await cleanPostBody(question.body);
  const [linked, about] = await Promise.all([linkBody(services, 'thread', body), linksOf(services, question)]);
  const store = (images: readonly ReceivedImage[]) =>
    services.db.transaction(async unit => {
      const earlier = await earlierSending(unit, services, sending);
      if (earlier && (earlier.isSameKey || (await questionStands(unit, earlier.id, question.images.length)))) {
        return { posted: await askedBefore(unit, earlier.id, asker), isRepeat: true };
      }
      const written = await write(unit, services, { asker, question, body, linked, images, ...about });
      await noteStored(unit, services, sending, written.id);
      return { posted: written.posted, isRepeat: false };
    });
  const options = { censored: question.censor_images, uploader: uploaderOf(asker.accountId, asker) };
  const images = await receiveImages(services, question.images, options);
  const { posted, isRepeat } = await withImages(services, images, store(images));
  if (isRepeat) await dropImages(services, images);
  return posted;
}

/** Whether a question is as it was sent, with so many pictures, and shown or waiting. */
async function questionStands(unit: UnitOfWork, id: number, pictures: number): Promise<boolean> {
  const opening = await unit.row(openingOf({ id }));
  if (opening === undefined || !STANDING.has(opening.status)) return false;
  // Pictures of a question are sent without captions.
  return standsAsSent(unit, opening.post, Array<string>(pictures).fill(''));
}

const STANDING: ReadonlySet<string> = new Set(['unconfirmed', 'pending', 'published']);

/** Why the question of a visitor waits, in words for staff, until its link is opened. */
export const EMAIL_UNCONFIRMED = 'Chưa xác thực email';

interface StoredQuestion {
  readonly asker: Asker;
  readonly question: NewThread;
  readonly body: CleanBody;
  readonly linked: StoredLinks;
  readonly images: readonly ReceivedImage[];
  readonly speciality: number | null;
  readonly province: number | null;
}

async function write(
  unit: UnitOfWork,
  services: Services,
  stored: StoredQuestion,
): Promise<{ readonly id: number; readonly posted: ThreadPosted }> {
  const { asker, question, body, linked: links, images } = stored;
  const now = services.clock.now();
  const urgency = urgencyOf(`${question.title}\n${body.text}`);
  const doubts = asker.isTrusted ? [] : await flagsOfPost(unit, services, asker.accountId, body, question.title);
  // A moderator looks at it first, also where a trusted account asks.
  const objections = urgency === null ? doubts : [URGENT[urgency], ...doubts];
  const status = asker.accountId === null ? 'unconfirmed' : objections.length > 0 ? 'pending' : 'published';
  const id = await insertThread(unit, stored, { status, urgency, now });
  const isShown = status === 'published';
  await storePost(unit, services, {
    discussion: { kind: 'thread', id },
    place: 'opening',
    author: asker,
    body,
    links,
    objections: status === 'unconfirmed' ? [...objections, EMAIL_UNCONFIRMED] : objections,
    hidingCreator: question.hiding_creator,
    censorImages: question.censor_images,
    answerType: 'member',
    replyer: null,
    status: isShown ? 'published' : 'pending',
    images: images.map(image => ({ ...image, caption: '' })),
  });
  if (asker.accountId !== null) await follow(unit, { accountId: asker.accountId, threadId: id, now });
  await asker.requireUnregistered(unit);
  if (isShown) await changed(unit, services, { subject: 'thread', ids: [id], aspects: 'all' });
  if (asker.email !== null) {
    const token = threadToken(services.config.secret, 'confirm', id, asker.email);
    const mail = { email: asker.email, token, days: CONFIRM_DAYS };
    // Without the message nobody could send the question off.
    if (!(await mailQuestionConfirmation(unit, services, mail))) throw mailboxFull(now);
  }
  return { id, posted: presentPosted({ id, slug: slugOf(question.title), status, urgency }, asker) };
}

interface Standing {
  readonly status: 'unconfirmed' | 'pending' | 'published';
  readonly urgency: Urgency | null;
  readonly now: Date;
}

async function insertThread(
  unit: UnitOfWork,
  { asker, question, speciality, province }: StoredQuestion,
  { status, urgency, now }: Standing,
): Promise<number> {
  const row = await unit.row(
    tables
      .insertInto('thread')
      .values({
        ...titleColumns(question.title),
        status,
        speciality: speciality,
        account: asker.accountId,
        authorEmail: asker.email,
        province: province,
        gender: question.gender ?? null,
        dob: question.dob ?? null,
        zaloUid: question.zalo_uid ?? null,
        urgency,
        isLocked: false,
        removalReason: '',
        lastPosition: 0,
        replyCount: 0,
        answerCount: 0,
        thankCount: 0,
        createdAt: now,
        publishedAt: status === 'published' ? now : null,
        updatedAt: now,
      })
      .returning('id'),
  );
  if (!row) throw new Error('A thread was stored without an id');
  return row.id;
}

/** What is not known counts as not chosen. */
async function linksOf({ db }: Pick<Services, 'db'>, { speciality, province }: NewThread) {
  const [terms, areas] = await Promise.all([termsOf(db), areasOf(db)]);
  return {
    speciality: speciality === undefined ? null : (terms.bySlug('speciality', speciality)?.id ?? null),
    province: province === undefined ? null : (areas.provinceBySlug(province)?.id ?? null),
  };
}
