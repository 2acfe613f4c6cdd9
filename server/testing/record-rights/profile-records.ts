import { byId } from './page-rules.ts';
import { type NamedRecord, NO_ID, type RecordRule } from './record-rule.ts';

/** Nobody reaches the profile of another person. */
const OWN = { own: 'done', foreign: 403, former: 404, missing: 404 } as const;
/** Who waits for approval owns nothing yet. */
const NOTHING = { own: 403, foreign: 403, former: 404, missing: 404 } as const;

/** The profile of a page that the account owns; `former` is one that was deleted. */
const profile = (more: Omit<NamedRecord, 'row'> = {}, answers: RecordRule['answers'] = OWN): RecordRule => ({
  answers,
  toPending: NOTHING,
  record: async ({ make, accountId, strangerId }, relation) => {
    const name = (id: number): NamedRecord => ({ ...more, params: { id, ...more.params } });
    if (relation === 'missing') return name(NO_ID);
    const id = await make.page('professional', 'published', relation === 'foreign' ? strangerId : accountId);
    if (relation === 'former') await make.deletePage('professional', id);
    return { ...name(id), row: { table: 'professional', id } };
  },
});

/** The number of the reception of a place that the account owns; `former` is one that was deleted. */
const reception = (more: Omit<NamedRecord, 'row'> = {}): RecordRule => ({
  answers: OWN,
  toPending: NOTHING,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return { ...more, ...byId(NO_ID) };
    const id = await make.page('place', 'published', relation === 'foreign' ? strangerId : accountId);
    if (relation === 'former') await make.deletePage('place', id);
    return { ...more, ...byId(id), row: { table: 'place', id } };
  },
});

/** A picture of the own profile; `foreign` is another profile's with its picture. */
const image: RecordRule = {
  answers: { own: 'done', foreign: 403, former: 404, missing: 404 },
  toPending: { own: 403, foreign: 403, former: 403, missing: 403 },
  record: async ({ make, accountId, strangerId }, relation) => {
    const id = await make.page('professional', 'published', relation === 'foreign' ? strangerId : accountId);
    const taken = relation === 'missing' ? NO_ID : await make.picture('professional', id);
    const row = { table: 'media', id: taken };
    if (relation === 'former') await make.remove(row);
    return { params: { id, image_id: taken }, body: { main: true, id: taken }, row };
  },
};

/**
 * What a professional wants changed; `former` is one that is decided, or where it can only be read, one that is gone.
 */
const edit = (former: 404 | 409): RecordRule => ({
  answers: { own: 'done', foreign: 'done', former, missing: 404 },
  record: async ({ make, accountId, strangerId, admin }, relation) => {
    const body = { version: 'thử', accept: ['name'] };
    if (relation === 'missing') return { ...byId(NO_ID), body };
    const id = await make.profileEdit(relation === 'foreign' ? strangerId : accountId);
    const known = await admin(`/api/admin/profile-edits/${id}/`);
    const { version }: { version: string } = await known.json();
    const row = { table: 'profile_edit', id };
    if (relation === 'former' && former === 404) await make.remove(row);
    if (relation === 'former' && former === 409) await make.set('profile_edit', id, 'status', 'decided');
    return { ...byId(id), body: { ...body, version }, row };
  },
});

/** Whose profiles each call reaches. */
export const PROFILE_RECORDS: Readonly<Record<string, RecordRule>> = {
  'GET /api/v1/professional/:id/change-request/': profile(),
  'PUT /api/v1/professional/:id/change-request/': profile({ body: { description: '<p>Đã đổi</p>' } }),
  'DELETE /api/v1/professional/:id/change-request/:field/': profile({ params: { field: 'name' } }),
  // The profile is looked for before the picture that is not sent.
  'PUT /api/v1/professional/:id/image/': profile({}, { ...OWN, own: 422 }),
  'PUT /api/v1/professional/:id/image/:image_id/': image,
  'DELETE /api/v1/professional/:id/image/:image_id/': image,
  'GET /api/v1/place/:id/reception/': reception(),
  'PUT /api/v1/place/:id/reception/': reception({ body: { is_public: false } }),
  'GET /api/admin/profile-edits/:id/': edit(404),
  'POST /api/admin/profile-edits/:id/decision/': edit(409),
};
