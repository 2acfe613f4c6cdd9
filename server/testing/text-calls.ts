import sharp from 'sharp';
import { textOf } from '../platform/db/text.ts';
import { addApplicant } from './add-applicant.ts';
import type { RoleVisitor } from './role-visitors.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

export type Body = Record<string, unknown>;
export type TextLimits = Readonly<Record<string, number>>;

/** A call that writes texts of its caller, valid each time that it is made. */
export interface TextCall {
  readonly call: string;
  readonly who: RoleVisitor;
  /** The fields whose value is such a text, each with the most letters that it takes; `a.b`: in each of the list `a`. */
  readonly texts: TextLimits;
  /** Where it is sent and what; `number` is another one each time. */
  make(number: number): Promise<{ path: string; body: Body }>;
}

const PICTURE = 'ảnh';
const CONTACTS = { phone: 40, email: 254 };
const PLACE_TEXTS = {
  name: 200,
  address: 300,
  website: 300,
  description: 20_000,
  source: 300,
  licence: 80,
  ...CONTACTS,
};
const HTML = { description: 10_000, services_free: 10_000, experience_full: 10_000, achievements: 10_000 };
const PROFESSIONAL_TEXTS = {
  name: 80,
  licence_number: 60,
  licence_issuer: 160,
  licence_scope: 300,
  licence_evidence: 500,
  position: 200,
  ...HTML,
  ...CONTACTS,
};

/** All calls that write texts to columns with a length; the app holds the world tiny. `staff` may read all records. */
export async function textCalls(app: TestApp, staff: Request): Promise<TextCall[]> {
  const idOf = async (sql: string) => (await textOf(app.services.db.primary).first<{ id: number }>(sql))?.id ?? 0;
  const [place, professional, picture, service, province, placeType] = await Promise.all([
    idOf('select id from place limit 1'),
    // Of a verified licence only a number in the form of the law is taken.
    idOf('select id from professional where licence_verified_at is null limit 1'),
    idOf("select id from media where owner_kind = 'place' and type = 'image' limit 1"),
    idOf("select id from term where kind = 'service' limit 1"),
    idOf('select id from province limit 1'),
    idOf("select id from term where kind = 'place_type' limit 1"),
  ]);
  const owner = await idOf(`select owner_id as id from media where id = ${picture}`);
  const record = async (path: string): Promise<Body> => (await staff(path)).json();
  const services = [{ term: service, label: 'Khám lần đầu' }];
  const edit = (call: string, path: string, texts: TextLimits): TextCall => ({
    call: `PUT ${call}`,
    who: 'admin',
    texts: { ...texts, 'services.label': 160 },
    make: async () => ({ path, body: { ...(await record(path)), services } }),
  });
  const add = (call: string, texts: TextLimits, body: Body): TextCall => ({
    call: `POST ${call}`,
    who: 'admin',
    texts: { ...texts, 'services.label': 160 },
    make: async () => ({ path: call, body: { ...body, services } }),
  });
  return [
    add('/api/admin/places/', PLACE_TEXTS, { name: 'Phòng khám Thử', place_type: placeType, province }),
    edit('/api/admin/places/:id/', `/api/admin/places/${place}/`, PLACE_TEXTS),
    add('/api/admin/professionals/', PROFESSIONAL_TEXTS, { name: 'Nguyễn Văn Thử' }),
    edit('/api/admin/professionals/:id/', `/api/admin/professionals/${professional}/`, PROFESSIONAL_TEXTS),
    {
      call: 'POST /api/admin/places/:id/pictures/',
      who: 'admin',
      texts: { caption: 200 },
      make: async () => ({ path: `/api/admin/places/${place}/pictures/`, body: { image: PICTURE, caption: 'Sảnh' } }),
    },
    {
      call: 'POST /api/admin/professionals/:id/pictures/',
      who: 'admin',
      texts: { caption: 200 },
      make: async () => ({
        path: `/api/admin/professionals/${professional}/pictures/`,
        body: { image: PICTURE, caption: 'Chân dung' },
      }),
    },
    {
      call: 'PUT /api/admin/places/:id/pictures/:picture/',
      who: 'admin',
      texts: { caption: 200 },
      make: async () => ({
        path: `/api/admin/places/${owner}/pictures/${picture}/`,
        body: { caption: 'Sảnh' },
      }),
    },
    {
      call: 'POST /api/admin/accounts/',
      who: 'admin',
      texts: { name: 80, email: 254 },
      make: async number => ({
        path: '/api/admin/accounts/',
        body: { name: 'Trần Thị Thử', email: `nhan-vien-${number}@thu.example`, role: 'editor' },
      }),
    },
    {
      call: 'PUT /api/admin/provider-applications/:id/',
      who: 'admin',
      texts: { reason: 500 },
      make: async () => {
        const { id, version } = await addApplicant(app, 'professional');
        const body = { decision: 'refuse', version, reason: 'Chưa rõ.' };
        return { path: `/api/admin/provider-applications/${id}/`, body };
      },
    },
    {
      call: 'POST /api/v1/signup/',
      who: 'anonymous',
      texts: {
        name: 80,
        email: 254,
        mobile_phone: 40,
        place_name: 200,
        place_add: 300,
        prof_spec: 200,
        prof_place: 200,
      },
      make: async number => ({
        path: '/api/v1/signup/',
        body: {
          name: 'Trần Thị Thử',
          email: `nguoi-moi-${number}@thu.example`,
          password: 'một câu dài dễ nhớ',
          type: 'professional',
          prof_spec: 'Nhi khoa',
        },
      }),
    },
    {
      call: 'PUT /api/v1/account/',
      who: 'user',
      texts: { name: 80, mobile_phone: 40 },
      make: async () => ({ path: '/api/v1/account/', body: { name: 'Trần Thị Thử' } }),
    },
  ];
}

/** The body with another text in a field. */
export function withText(body: Body, field: string, text: string): Body {
  const [name = '', inner] = field.split('.');
  if (inner === undefined) return { ...body, [name]: text };
  const list = body[name];
  return { ...body, [name]: Array.isArray(list) ? list.map(each => ({ ...each, [inner]: text })) : list };
}

/** The body as it is sent: multipart where a picture is in it, with a new picture. */
export async function encoded(body: Body): Promise<string | FormData> {
  if (body.image !== PICTURE) return JSON.stringify(body);
  const form = new FormData();
  const png = sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } }).png();
  form.set('image', new Blob([new Uint8Array(await png.toBuffer())]), 'anh.png');
  form.set('caption', String(body.caption));
  return form;
}
