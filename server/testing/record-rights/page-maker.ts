import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';
import { createDirectory } from '../directory.ts';
import type { RowMaker } from './row-maker.ts';

export type PageKind = 'place' | 'professional';

/** Writes a page, of an account where one is given; answers its id. */
export type MakePage = (kind: PageKind, status: 'published' | 'hidden', owner?: number) => Promise<number>;

/** Writes fresh pages of the directory, and what stands on them, each for one call. */
export interface PageMaker {
  readonly page: MakePage;
  deletePage(kind: PageKind, id: number): Promise<void>;
  picture(kind: PageKind, owner: number): Promise<number>;
  collection(published: boolean): Promise<number>;
  /** A review that an account wrote of a published page. */
  comment(kind: PageKind, author: number, status: 'pending' | 'published' | 'hidden'): Promise<number>;
  /** What an account wants changed of a published profile that it owns: its name. */
  profileEdit(owner: number): Promise<number>;
}

export async function createPageMaker(services: Services, { write, remove }: RowMaker): Promise<PageMaker> {
  const { db, clock } = services;
  const directory = await createDirectory(services);
  const page: MakePage = async (kind, status, owner) => {
    const id = await (kind === 'place' ? directory.addPlace({ status }) : directory.addProfessional({ status }));
    await db.transaction(async unit => {
      const { sql } = textOf(unit);
      await sql(`update ${kind} set phone = '+842438261234' where id = ?`, [id]);
      if (kind === 'professional') {
        const licence = `licence_number = '001234/HNO-CCHN', licence_verified_at = ?`;
        await sql(`update professional set ${licence} where id = ?`, [clock.now(), id]);
      }
      if (owner !== undefined) {
        const link = 'insert into provider_link (account_id, kind, entity_id, created_at) values (?, ?, ?, ?)';
        await sql(link, [owner, kind, id, clock.now()]);
      }
    });
    return id;
  };
  return {
    page,
    deletePage: (table, id) => remove({ table, id }),
    picture: (kind, owner) =>
      write(
        `insert into media (owner_kind, owner_id, type, position, caption, key, width, height, created_at)
         values (?, ?, 'image', 0, 'Ảnh thử', 'thu/thu', 400, 300, ?)`,
        [kind, owner, clock.now()],
      ),
    collection: published =>
      write(
        `insert into collection (kind, slug, name, summary, description, published, position, member_count, created_at, updated_at)
         values ('place', 'thu', 'Tuyển chọn thử', '', '', ?, 99, 0, ?, ?)`,
        [published, clock.now(), clock.now()],
      ),
    comment: async (kind, author, status) => {
      const [reason, removedAt] = status === 'hidden' ? ['fake', clock.now()] : [null, null];
      return write(
        `insert into comment (kind, entity_id, account_id, author_name, body, body_hash, status, objections, removal_reason, removed_at, created_at)
         values (?, ?, ?, 'Người thử', 'Nhận xét để thử quyền.', 'thu', ?, '[]', ?, ?, ?)`,
        [kind, await page(kind, 'published'), author, status, reason, removedAt, clock.now()],
      );
    },
    profileEdit: async owner => {
      const change = JSON.stringify({ name: { value: 'Trần Thị Thử', state: 'waiting', reason: '' } });
      return write(
        `insert into profile_edit (professional_id, account_id, status, changes, version, created_at, updated_at)
         values (?, ?, 'pending', ?, 1, ?, ?)`,
        [await page('professional', 'published', owner), owner, change, clock.now(), clock.now()],
      );
    },
  };
}
