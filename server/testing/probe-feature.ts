import { z } from 'zod';
import { textOf } from '../platform/db/text.ts';
import { conflict } from '../platform/errors/problem.ts';
import { defineFeature } from '../platform/features/feature.ts';
import { endpoint } from '../platform/http/endpoint.ts';

const note = z.object({
  title: z.string().min(2).max(80),
  age: z.number().int().min(0).max(120),
  tags: z.array(z.string()).max(2),
});

/** Calls that do what calls of features do. */
export const probe = defineFeature({
  name: 'probe',
  uses: [],
  endpoints: ({ db }) => [
    endpoint({
      method: 'GET',
      path: '/api/v1/probe/:id/',
      summary: 'Reads',
      access: 'public',
      cache: 'public',
      params: z.object({ id: z.coerce.number().int().positive() }),
      query: z.object({ page: z.coerce.number().int().min(1).default(1), q: z.string().optional() }),
      answer: z.object({ id: z.number(), page: z.number(), q: z.string().nullable(), text: z.string() }),
      handle: async ({ params, query }) => ({
        id: params.id,
        page: query.page,
        q: query.q ?? null,
        text: 'đ'.repeat(params.id),
      }),
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/probe/',
      summary: 'Writes',
      access: 'public',
      body: note,
      answer: note,
      handle: async ({ body }) => body,
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-leak/',
      summary: 'Answers a field that it has not declared',
      access: 'public',
      answer: z.object({ people: z.array(z.object({ name: z.string() })) }),
      handle: async () => {
        const person = { name: 'Mai', phone: '0912345678' };
        return { people: [person] };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-fault/',
      summary: 'Fails',
      access: 'public',
      answer: z.null(),
      handle: async () => {
        throw new Error('hunter2 is in select * from secrets');
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/v1/probe-conflict/',
      summary: 'Inserts the same twice',
      access: 'public',
      query: z.object({ own: z.string().optional() }),
      answer: z.null(),
      handle: async ({ query }) => {
        if (query.own) throw conflict('Khung giờ này đã kín chỗ.');
        for (let i = 0; i < 2; i++) {
          await db.transaction(unit =>
            textOf(unit).sql("insert into content_version (name, version) values ('probe', 0)"),
          );
        }
        return null;
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/api/v1/probe/:id/',
      summary: 'Answers nothing',
      access: 'public',
      params: z.object({ id: z.string() }),
      answer: z.undefined(),
      handle: async () => undefined,
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-user/',
      summary: 'For users',
      access: 'user',
      answer: z.null(),
      handle: async () => null,
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/probe-rate/',
      summary: 'Twice a minute',
      access: 'public',
      rate: { name: 'probe', points: 2, seconds: 60 },
      answer: z.string(),
      handle: async () => 'ok',
    }),
  ],
});
