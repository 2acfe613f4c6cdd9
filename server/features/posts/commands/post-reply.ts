import type { Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forbidden, invalid, unauthenticated } from '../../../platform/errors/problem.ts';
import { uploaderOf } from '../../../platform/images/uploader-of.ts';
import type { Services } from '../../../platform/services.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { NewPost } from '../contract.ts';
import { type Discussion, type DiscussionState, discussionState, lockDiscussion, noDiscussion } from '../discussion.ts';
import { isTrusted } from '../forum-rights.ts';
import { identitiesOf } from '../queries/identities-of.ts';
import { bodyHash } from '../rules/body-hash.ts';
import { tables } from '../tables.ts';
import { endAnswered } from './assign-post.ts';
import { type ChosenIdentity, chooseIdentity } from './choose-identity.ts';
import { type CleanBody, cleanPostBody, linkBody } from './clean-post-body.ts';
import { objectionsToPost } from './objections-to-post.ts';
import { type ReceivedImage, receiveImages } from './receive-images.ts';
import { storePost } from './store-post.ts';

/** A second click within this time is no second reply. */
const SAME_CLICK_MS = 60_000;

/** The reply was stored by an earlier click. */
class AlreadyStored extends Error {
  readonly id: number;
  constructor(id: number) {
    super('This reply is stored already');
    this.id = id;
  }
}

/**
 * Stores a reply and answers its id: at once for everybody to read, or waiting for staff where something speaks against
 * that. The same words of the same account a moment later are the same reply. Throws 404 for a discussion that is not
 * public, 403 for a locked one and for an identity of others, 422 for what is wrong with the fields.
 */
export async function postReply(
  services: Services,
  { principal, actor }: { readonly principal: Principal; readonly actor: Actor },
  sent: NewPost,
): Promise<number> {
  const { db } = services;
  const discussion = discussionFrom(sent);
  requireOpen(await discussionState(db.primary, services, discussion));
  const author = await authorOf(services, principal, discussion, sent);
  const body = await cleanPostBody(sent.body, author.identity.answerType === 'official' ? 'full' : 'minimal');
  const links = await linkBody(services, discussion.kind, body);
  const store = async (images: readonly ReceivedImage[]) =>
    db.transaction(async unit => {
      requireOpen(await lockDiscussion(unit, services, discussion));
      await refuseRepeated(unit, services, { accountId: principal.accountId, discussion, body });
      const objections = author.isTrusted ? [] : await objectionsToPost(unit, services, principal.accountId, body);
      const { id } = await storePost(unit, services, {
        ...{ discussion, place: 'reply', body, links, objections },
        ...{ status: objections.length > 0 ? 'pending' : 'published' },
        author: { accountId: principal.accountId, name: author.identity.name },
        ...{ hidingCreator: sent.hiding_creator, censorImages: sent.censor_images },
        ...{ answerType: author.identity.answerType, replyer: author.identity.replyer },
        images: images.map((image, index) => ({ ...image, caption: sent.captions[index] ?? '' })),
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
    });
  try {
    const options = { censored: sent.censor_images, who: uploaderOf(principal.accountId) };
    return await receiveImages(services, sent.images, options, store);
  } catch (error) {
    if (error instanceof AlreadyStored) return error.id;
    throw error;
  }
}

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
  const asker = { principal, identities, accountName: account.name, isOpener: opener?.account_id === account.id };
  return {
    identity: await chooseIdentity(primary, asker, sent),
    isTrusted: isTrusted(principal, identities),
  };
}

const openerOf = statement((p: Parameters<Discussion>) =>
  tables
    .selectFrom('post')
    .select('account_id')
    .where('kind', '=', p.kind)
    .where('entity_id', '=', p.id)
    .where('position', '=', literal(0)),
);

interface Reply {
  readonly accountId: number;
  readonly discussion: Discussion;
  readonly body: CleanBody;
}

async function refuseRepeated(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { accountId, discussion, body }: Reply,
): Promise<void> {
  const since = new Date(clock.now().getTime() - SAME_CLICK_MS);
  const earlier = await unit.row(sameReply({ ...discussion, accountId, hash: bodyHash(body.text), since }));
  if (earlier) throw new AlreadyStored(earlier.id);
}

interface SameReply extends Discussion {
  readonly accountId: number;
  readonly hash: string;
  readonly since: Date;
}

const sameReply = statement((p: Parameters<SameReply>) =>
  tables
    .selectFrom('post')
    .select('id')
    .where('body_hash', '=', p.hash)
    .where('account_id', '=', p.accountId)
    .where('kind', '=', p.kind)
    .where('entity_id', '=', p.id)
    .where('created_at', '>', p.since)
    .limit(literal(1)),
);
