import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import { createDiscussions } from '@antam/server/testing/discussions.ts';
import { logIn } from '@antam/server/testing/log-in.ts';
import { forgetLimits } from '@antam/server/testing/spend-limit.ts';
import sharp from 'sharp';
import { textOf } from '../../server/platform/db/text.ts';
import type { Target } from './target.ts';

/** An answer to a picture. */
export interface Seen {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Who sends what beside the picture, and where; `number` is another one each time. */
interface Upload {
  readonly who: keyof typeof ACCOUNTS;
  readonly field: 'image' | 'images';
  make(target: Target, number: number): Promise<{ path: string; fields: Readonly<Record<string, string>> }>;
}

/** A right request of every call that takes pictures. */
export const UPLOADS: ReadonlyMap<string, Upload> = new Map<string, Upload>([
  ...(['places', 'professionals'] as const).map((kind): [string, Upload] => [
    `POST /api/admin/${kind}/:id/pictures/`,
    {
      who: 'admin',
      field: 'image',
      make: async () => {
        const { id } = kind === 'places' ? PLACES.clinic : PROFESSIONALS.pharmacist;
        return { path: `/api/admin/${kind}/${id}/pictures/`, fields: { caption: 'Sảnh chính' } };
      },
    },
  ]),
  [
    'POST /api/admin/text-pictures/',
    {
      who: 'editor',
      field: 'image',
      make: async () => ({ path: '/api/admin/text-pictures/', fields: {} }),
    },
  ],
  [
    'PUT /api/v1/professional/:id/image/',
    {
      who: 'doctor',
      field: 'images',
      make: async () => ({ path: `/api/v1/professional/${PROFESSIONALS.mai.id}/image/`, fields: {} }),
    },
  ],
  [
    'POST /api/v1/thread/',
    {
      who: 'user',
      field: 'images',
      make: async (_, number) => ({
        path: '/api/v1/thread/',
        fields: { title: `Nổi mẩn đỏ ở tay lần thứ ${number}`, body: words(number), hiding_creator: 'false' },
      }),
    },
  ],
  [
    'POST /api/v1/post/',
    {
      who: 'user',
      field: 'images',
      make: async (_, number) => ({
        path: '/api/v1/post/',
        fields: { thread_id: String(THREADS.answered.id), body: words(number), hiding_creator: 'false' },
      }),
    },
  ],
  [
    'PUT /api/v1/post/:id/update/',
    {
      who: 'user',
      field: 'images',
      make: async (target, number) => ({
        path: `/api/v1/post/${await ownPost(target)}/update/`,
        fields: { body: words(number), hiding_creator: 'false' },
      }),
    },
  ],
]);

const words = (number: number) => `Tôi bị nổi mẩn đỏ ở tay hai hôm nay, xin bác sĩ tư vấn giúp, lần thứ ${number}.`;

const accountOf = async ({ services }: Target, who: Upload['who']): Promise<number> => {
  const row = await textOf(services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    ACCOUNTS[who].email,
  ]);
  return Number(row?.id);
};

const posts = new WeakMap<Target, Promise<number>>();

/** A post of the user's, which edits add pictures to: it has room for one of each time that the store is well. */
function ownPost(target: Target): Promise<number> {
  const known =
    posts.get(target) ??
    accountOf(target, 'user')
      .then(asker => createDiscussions(target.services).thread({ asker }))
      .then(({ question }) => question);
  posts.set(target, known);
  return known;
}

let sent = 0;

/** Sends a picture by one of the calls. */
export async function sendPicture(target: Target, call: string): Promise<Seen> {
  const upload = UPLOADS.get(call);
  if (!upload) throw new Error(`No picture for ${call}`);
  sent += 1;
  await forgetLimits(target);
  const { path, fields } = await upload.make(target, sent);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(upload.field, new Blob([new Uint8Array(await noise())], { type: 'image/png' }), 'anh.png');
  const request = await logIn(target, ACCOUNTS[upload.who].email);
  const answer = await request(path, { method: call.split(' ')[0] ?? '', body: form });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
  };
}

/** A picture that no rule of compression makes small. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
