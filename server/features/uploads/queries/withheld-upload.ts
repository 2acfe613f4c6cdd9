import { isStaff, type Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

/**
 * Whether an account may open a picture that not everybody may see: staff, who decide about it, the author of its post,
 * and the owner of its page. Ask the primary database.
 */
export async function mayOpenWithheld(
  primary: Pick<Reader, 'row'>,
  principal: Principal,
  key: string,
): Promise<boolean> {
  const isOfStaff = isStaff(principal) && principal.hasSecondFactor;
  const found = isOfStaff ? named({ key }) : namedByOwn({ key, accountId: principal.accountId });
  return (await primary.row(found)) !== undefined;
}

/** Whether a picture belongs to a record, public or not. */
export async function isPictureOf(
  primary: Pick<Reader, 'row'>,
  { kind, id }: { readonly kind: string; readonly id: number },
  key: string,
): Promise<boolean> {
  return (await primary.row(ofRecord({ key, kind, id }))) !== undefined;
}

const ofRecord = statement((p: Parameters<{ readonly key: string; readonly kind: string; readonly id: number }>) =>
  tables
    .selectFrom('media')
    .select('id')
    .where('key', '=', p.key)
    .where('ownerKind', '=', p.kind)
    .where('ownerId', '=', p.id)
    .limit(literal(1)),
);

const named = statement((p: Parameters<{ readonly key: string }>) =>
  tables
    .selectFrom('media')
    .select('id')
    .where('key', '=', p.key)
    .unionAll(tables.selectFrom('post_image').select('id').where('key', '=', p.key))
    .limit(literal(1)),
);

const namedByOwn = statement((p: Parameters<{ readonly key: string; readonly accountId: number }>) =>
  tables
    .selectFrom('post_image')
    .innerJoin('post', 'post.id', 'post_image.post')
    .select('post_image.id')
    .where('post_image.key', '=', p.key)
    .where('post.account', '=', p.accountId)
    .unionAll(
      tables
        .selectFrom('media')
        .innerJoin('provider_link as link', join =>
          join
            .onRef('link.entityId', '=', 'media.ownerId')
            .on(eb => eb(eb.ref('link.kind').$castTo<string>(), '=', eb.ref('media.ownerKind'))),
        )
        .innerJoin('account', 'account.id', 'link.account')
        .select('media.id')
        .where('media.key', '=', p.key)
        .where('link.account', '=', p.accountId)
        .where('account.status', '=', literal('active')),
    )
    .limit(literal(1)),
);
