import { tablesWith } from '../../platform/db/tables.ts';
import { invalid } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { type Actor, actorOf, recordAudit } from '../audit/record-audit.ts';
import { addPicture } from '../media/commands/add-picture.ts';
import { deleteMedia } from '../media/commands/delete-media.ts';
import { updatePicture } from '../media/commands/update-picture.ts';
import { staffPicturesOf } from '../media/media.repository.ts';
import type { Also } from '../media/media-writes.ts';
import { PICTURE_FIELD, type pictureStaffCalls } from '../media/staff-contract.ts';
import { storeRecords } from './commands/save-records.ts';
import { type RecordKind, tableOf } from './record-kind.ts';
import type { Fields } from './staff-fields-contract.ts';

const tables = tablesWith<{ readonly id: number }>();

/** Calls of the console about the pictures of records of a kind, whose rank follows from how many there are. */
export function pictureStaffRoutes<F extends Fields>(
  services: Services,
  calls: ReturnType<typeof pictureStaffCalls>,
  of: RecordKind<F>,
): readonly Endpoint[] {
  const { kind } = of.record;
  const require = async (id: number) => {
    const found = await services.db.primary.row(tables.selectFrom(tableOf(of)).select('id').where('id', '=', id));
    if (!found) throw of.missing();
  };
  const follow = (id: number) => storeRecords(services, of, [{ id }], { keepsMoment: true });
  const audited = (actor: Actor, verb: string, subjectId: number, fields: string[]): Also => {
    const action = `${kind}.picture-${verb}`;
    return unit => recordAudit(unit, services, { ...actor, action, subjectKind: kind, subjectId, fields });
  };
  const shown = async (id: number, picture: number) => {
    const found = (await staffPicturesOf(services.db, kind, id)).find(each => each.id === picture);
    if (!found) throw new Error(`No picture ${picture}`);
    return found;
  };
  return bindCalls(calls, {
    list: async ({ params }) => {
      await require(params.id);
      return staffPicturesOf(services.db, kind, params.id);
    },
    add: async ({ params: { id }, body }, context) => {
      await require(id);
      const [file] = body.image ?? [];
      if (!file) throw invalid({ [PICTURE_FIELD]: ['Xin chọn ảnh PNG hoặc JPEG.'] });
      const actor = actorOf(context);
      const also = audited(actor, 'add', id, ['image']);
      const picture = await addPicture(services, {
        sender: actor.actorId,
        owner: { kind, id },
        bytes: file.bytes,
        caption: body.caption,
        also,
      });
      await follow(id);
      return shown(id, picture);
    },
    update: async ({ params: { id, picture }, body: { caption, is_main: isMain } }, context) => {
      const fields = [...(caption === undefined ? [] : ['caption']), ...(isMain ? ['is_main'] : [])];
      const also = audited(actorOf(context), 'update', id, fields);
      await updatePicture(services, { kind, id }, picture, { caption, isMain }, also);
      return shown(id, picture);
    },
    remove: async ({ params: { id, picture } }, context) => {
      await deleteMedia(services, { kind, id }, picture, audited(actorOf(context), 'delete', id, ['image']));
      await follow(id);
      return { id: picture };
    },
  });
}
