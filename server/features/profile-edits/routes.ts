import { invalid } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { profileEditCalls } from './calls-contract.ts';
import { addImage, chooseMainImage, removeImage } from './commands/change-images.ts';
import { type Owner, saveProfile, takeBack } from './commands/save-profile.ts';
import { findTags } from './queries/find-tags.ts';
import { ownProfile } from './queries/own-profile.ts';
import { professionalImages } from './queries/professional-images.ts';
import { requireOwn } from './queries/require-own.ts';

/** Calls of professionals about their own profile. */
export function profileEditRoutes(services: Services): readonly Endpoint[] {
  const { primary } = services.db;
  const ownerIn = (context: RequestContext, professional: number): Owner => ({
    account: requirePrincipal(context).accountId,
    professional,
  });
  return bindCalls(profileEditCalls, {
    read: async ({ params: { id } }, context) => {
      await requireOwn(primary, requirePrincipal(context).accountId, id);
      return ownProfile(services, id);
    },
    save: ({ params: { id }, body }, context) =>
      saveProfile(services, ownerIn(context, id), body).then(() => undefined),
    takeBack: async ({ params: { id, field }, query }, context) => ({
      version: await takeBack(services, ownerIn(context, id), field, query.version),
    }),
    find: async ({ query: { q, doc_type: type } }) => ({ results: await findTags(services, type, q) }),
    addImage: async ({ params: { id }, body }, context) => {
      await addImage(services, ownerIn(context, id), body.images?.[0]?.bytes);
      return professionalImages(primary, id);
    },
    chooseMain: async ({ params: { id, image_id: image }, body }, context) => {
      if (body.id !== image) throw invalid({ id: ['Ảnh được chọn không phải ảnh trong địa chỉ.'] });
      await chooseMainImage(services, ownerIn(context, id), image);
      return professionalImages(primary, id);
    },
    removeImage: async ({ params: { id, image_id: image } }, context) => {
      await removeImage(services, ownerIn(context, id), image);
      return professionalImages(primary, id);
    },
  });
}
