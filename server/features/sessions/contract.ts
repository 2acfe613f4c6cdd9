import { z } from 'zod';

/** `GET /api/v1/account/session/` */
export const sessionList = z.array(
  z.object({
    id: z.number().int(),
    /** `Chrome trên Windows` */
    device: z.string(),
    is_current: z.boolean(),
    created_at: z.string(),
    last_seen_at: z.string(),
  }),
);
export type SessionList = z.infer<typeof sessionList>;

/** `POST /tai-khoan/phien-dang-nhap/` */
export const sessionFormAnswer = z.object({ ended: z.enum(['one', 'others']) });
export type SessionFormAnswer = z.infer<typeof sessionFormAnswer>;
