import { z } from 'zod';
import { type Endpoint, endpoint } from '../platform/http/endpoint.ts';
import { openApiDocument } from '../platform/http/openapi.ts';

/** `GET /api/v1/openapi.json`: what the API can do, itself included; made when first asked for. */
export function openApiEndpoint(origin: string, others: readonly Endpoint[]): Endpoint {
  let document: Record<string, unknown> | undefined;
  const self = endpoint({
    method: 'GET',
    path: '/api/v1/openapi.json',
    summary: 'This document: OpenAPI 3.1 of all calls',
    access: 'public',
    cache: 'fixed',
    answer: z.record(z.string(), z.unknown()),
    handle: async () => {
      document ??= openApiDocument(origin, [...others, self]);
      return document;
    },
  });
  return self;
}
