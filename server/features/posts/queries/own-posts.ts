import type { Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import { SITE_NAME } from '../commands/choose-identity.ts';
import type { OwnPosts } from '../contract.ts';
import { type Discussion, discussionState, noDiscussion } from '../discussion.ts';
import { mayAssign, maySeeOriginals } from '../forum-rights.ts';
import { tables } from '../tables.ts';
import { assigneeName } from './assignable.ts';
import { hidesName } from './hides-name.ts';
import { type Identities, identitiesOf } from './identities-of.ts';
import { presentPosts, storedPosts } from './posts-of.ts';

/**
 * What concerns an account in a discussion, and what it may do there. Throws 404 for a discussion that is not public,
 * but for its opener.
 */
export async function ownPostsOf(
  services: Services,
  principal: Principal,
  { kind, id }: Discussion,
): Promise<OwnPosts> {
  const { primary } = services.db;
  const mine = { kind, id, accountId: principal.accountId };
  const [state, ownIds, identities, open, hides_name] = await Promise.all([
    discussionState(primary, services, { kind, id }),
    primary.rows(writtenBy(mine)),
    identitiesOf(primary, principal),
    primary.row(openIn({ kind, id })),
    hidesName(primary, mine),
  ]);
  const isOpener = ownIds.some(({ position }) => position === 0);
  if (!state || !(state.isPublic || isOpener)) throw noDiscussion();
  const [own, thanked, agreed, others] = await Promise.all([
    ownPosts(
      services,
      ownIds.map(post => post.id),
    ),
    primary.rows(thankedBy(mine)),
    primary.rows(agreedBy(mine)),
    maySeeOriginals(principal, identities) ? primary.rows(originalsIn({ kind, id })) : [],
  ]);
  const isAsked = open?.assignedTo === principal.accountId;
  const seesAssignment = isAsked || mayAssign(principal) || identities.professionals.length > 0;
  const isOpen = state.isPublic && !state.isLocked;
  return {
    thanked: thanked.map(({ post }) => post),
    agreed: agreed.map(({ post }) => post),
    own,
    originals: [...new Set([...own.flatMap(censoredIn), ...others.map(image => image.id)])],
    reply_as: rolesOf(principal, identities),
    hides_name,
    assignment:
      open && seesAssignment
        ? { assigned_to: { id: open.assignedTo, name: await assigneeName(primary, open.assignedTo) } }
        : null,
    can: {
      reply: isOpen,
      agree: identities.professionals.length > 0,
      assign: state.isPublic && mayAssign(principal),
      take: isOpen && !open && !isOpener && identities.professionals.length > 0,
      decline: isAsked,
      reply_as_others: principal.isOfficial || identities.professionals.length + identities.places.length > 0,
      use_editor: principal.isOfficial,
    },
  };
}

const censoredIn = ({ images }: OwnPosts['own'][number]) =>
  images.filter(image => image.is_censored).map(image => image.id);

/** The roles of the selector: the site for accounts that speak for it, then own pages. */
function rolesOf({ isOfficial }: Principal, { professionals, places }: Identities): OwnPosts['reply_as'] {
  const pages = [...professionals, ...places].map(({ type, id, name }) => ({
    reply_as_type: type,
    reply_as_id: id,
    name,
  }));
  return isOfficial ? [{ reply_as_type: 'official', reply_as_id: null, name: SITE_NAME }, ...pages] : pages;
}

async function ownPosts(services: Services, ids: readonly number[]): Promise<OwnPosts['own']> {
  const rows = await storedPosts(services.db.primary, ids);
  const presented = await presentPosts(services, rows, services.db.primary);
  return rows.flatMap(({ status, removalReason }, index) => {
    const post = presented[index];
    return post ? [{ ...post, status, removal_reason: removalReason }] : [];
  });
}

interface Mine extends Discussion {
  readonly accountId: number;
}

const writtenBy = statement((p: Parameters<Mine>) =>
  tables
    .selectFrom('post')
    .select(['id', 'position'])
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('account', '=', p.accountId)
    .orderBy('position'),
);

const thankedBy = statement((p: Parameters<Mine>) =>
  tables
    .selectFrom('post_thanks as act')
    .innerJoin('post', 'post.id', 'act.post')
    .select('act.post')
    .where('act.account', '=', p.accountId)
    .where('post.kind', '=', p.kind)
    .where('post.entityId', '=', p.id),
);

const agreedBy = statement((p: Parameters<Mine>) =>
  tables
    .selectFrom('post_agreement as act')
    .innerJoin('post', 'post.id', 'act.post')
    .select('act.post')
    .where('act.account', '=', p.accountId)
    .where('post.kind', '=', p.kind)
    .where('post.entityId', '=', p.id),
);

const originalsIn = statement((p: Parameters<Discussion>) =>
  tables
    .selectFrom('post')
    .innerJoin('post_image as image', 'image.post', 'post.id')
    .select('image.id')
    .where('post.kind', '=', p.kind)
    .where('post.entityId', '=', p.id)
    .where('post.status', 'in', SHOWN)
    .where(eb => eb.ref('post.censorImages'))
    .where('image.originalKey', 'is not', null)
    .orderBy('post.position')
    .orderBy('image.position'),
);

const openIn = statement((p: Parameters<Discussion>) =>
  tables
    .selectFrom('post_assignment as a')
    .innerJoin('post', 'post.id', 'a.post')
    .select(['a.assignedTo', 'a.assignedBy'])
    .where('post.kind', '=', p.kind)
    .where('post.entityId', '=', p.id)
    .where('post.position', '=', literal(0))
    .where('a.state', '=', literal('open')),
);
