import type { Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forbidden, invalid, unauthenticated } from '../../../platform/errors/problem.ts';
import { uploaderOf } from '../../../platform/images/uploader-of.ts';
import { earlierSending, noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { NewPost } from '../contract.ts';
import { type Discussion, type DiscussionState, discussionState, lockDiscussion, noDiscussion } from '../discussion.ts';
import { isTrusted } from '../forum-rights.ts';
import { hidesName } from '../queries/hides-name.ts';
import { identitiesOf } from '../queries/identities-of.ts';
import { URGENT } from '../rules/flags.ts';
import { tables } from '../tables.ts';
import { urgencyOf } from '../urgent-contract.ts';
import { endAnswered } from './assign-post.ts';
import { type ChosenIdentity, chooseIdentity } from './choose-identity.ts';
import { type CleanBody, cleanPostBody, linkBody } from './clean-post-body.ts';
import { flagsOfPost } from './flags-of-post.ts';
import { dropImages, type ReceivedImage, receiveImages, withImages } from './receive-images.ts';
import { standsAsSent } from './stands-as-sent.ts';
import { storePost } from './store-post.ts';

/** Who replies, and by what a repeat is distinguished from another reply. */
interface Replying {
  readonly principal: Principal;
  readonly actor: Actor;
  readonly sending: Sending;
}

/**
 * Stores a reply and answers its id: at once for everybody to read, or waiting for staff where something speaks against
 * that. A repeat answers the id of what was stored. Throws 404 for a discussion that is not public, 403 for a locked one
 * and for an identity of others, 422 for what is wrong with the fields.
 */
export async function postReply(
  services: Services,
  { principal, actor, sending }: Replying,
  sent: NewPost,
): Promise<number> {
  const { db } = services;
  const discussion = discussionFrom(sent);
  requireOpen(await discussionState(db.primary, services, discussion));
  const author = await authorOf(services, principal, discussion, sent);
  const body = await cleanPostBody(sent.body, author.identity.answerType === 'official' ? 'full' : 'minimal');
  const links = await linkBody(services, discussion.kind, body);
  const captions = captionsOf(sent);
  const write = async (unit: UnitOfWork, images: readonly ReceivedImage[]) => {
    const objections = author.isTrusted ? [] : await flagsOfReply(unit, services, principal.accountId, body);
    const { id } = await storePost(unit, services, {
      discussion,
      place: 'reply',
      body,
      links,
      objections,
      status: objections.length > 0 ? 'pending' : 'published',
      author: { accountId: principal.accountId, name: author.identity.name },
      hidingCreator: sent.hiding_creator ?? (await hidesName(unit, { ...discussion, accountId: principal.accountId })),
      censorImages: sent.censor_images,
      answerType: author.identity.answerType,
      replyer: author.identity.replyer,
      images: images.map((image, index) => ({ ...image, caption: captions[index] ?? '' })),
    });
    await endAnswered(unit, services, discussion, principal.accountId);
    if (author.identity.isForeign) {
      const fields = ['replyer'];
      await recordAudit(unit, services, {
        ...actor,
        action: 'post.reply-as',
        subjectKind: 'post',
        subjectId: id,
        fields,
      });
    }
    return id;
  };
  const store = (images: readonly ReceivedImage[]) =>
    db.transaction(async unit => {
      requireOpen(await lockDiscussion(unit, services, discussion));
      const earlier = await earlierSending(unit, services, sending);
      if (earlier && (earlier.isSameKey || (await standsAsSent(unit, earlier.id, captions)))) {
        return { id: earlier.id, isRepeat: true };
      }
      const written = await write(unit, images);
      await noteStored(unit, services, sending, written);
      return { id: written, isRepeat: false };
    });
  const options = { censored: sent.censor_images, uploader: uploaderOf(principal.accountId) };
  const images = await receiveImages(services, sent.images, options);
  const { id, isRepeat } = await withImages(services, images, store(images));
  if (isRepeat) await dropImages(services, images);
  return id;
}

/** Of members, who may answer with what happened to themselves: a member who may harm themselves is seen first. */
async function flagsOfReply(unit: UnitOfWork, services: Services, accountId: number, body: CleanBody) {
  const doubts = await flagsOfPost(unit, services, accountId, body);
  return urgencyOf(body.text) === 'self_harm' ? [URGENT.self_harm, ...doubts] : doubts;
}

/** The captions of the pictures of a reply, one for each picture. */
const captionsOf = ({ images, captions }: Pick<NewPost, 'images' | 'captions'>): string[] =>
  images.map((_, index) => captions[index] ?? '');

/** Exactly one record is discussed. */
function discussionFrom({ thread_id, article_id }: NewPost): Discussion {
  if (thread_id !== undefined && article_id === undefined) return { kind: 'thread', id: thread_id };
  if (article_id !== undefined && thread_id === undefined) return { kind: 'article', id: article_id };
  throw invalid({ thread_id: ['Không rõ bạn đang trả lời ở đâu, xin tải lại trang.'] });
}

function requireOpen(state: DiscussionState | undefined): void {
  if (!state?.isPublic) throw noDiscussion();
  if (state.isLocked) throw forbidden('Thảo luận này đã khoá, không nhận thêm trả lời.');
}

/** Who replies, as far as the command needs it. */
async function authorOf(
  { db: { primary } }: Pick<Services, 'db'>,
  principal: Principal,
  discussion: Discussion,
  sent: NewPost,
): Promise<{ readonly identity: ChosenIdentity; readonly isTrusted: boolean }> {
  const account = await accountById(primary, principal.accountId);
  if (!account) throw unauthenticated();
  const identities = await identitiesOf(primary, principal);
  const opener = await primary.row(openerOf({ kind: discussion.kind, id: discussion.id }));
  const asker = { principal, identities, accountName: account.name, isOpener: opener?.account === account.id };
  return {
    identity: chooseIdentity(asker, sent),
    isTrusted: isTrusted(principal, identities),
  };
}

const openerOf = statement((p: Parameters<Discussion>) =>
  tables
    .selectFrom('post')
    .select('account')
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('position', '=', literal(0)),
);
