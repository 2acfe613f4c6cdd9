import { z } from 'zod';
import type { Config } from '../platform/env/config.ts';
import { type Endpoint, endpoint } from '../platform/http/endpoint.ts';
import { openApiDocument, type TaggedCalls } from '../platform/http/openapi/document.ts';

/** `GET /api/v1/openapi.json`: what the API can do, itself included; made when first asked for. */
export function openApiEndpoint({ origin, support }: Config, features: readonly TaggedCalls[]): Endpoint {
  let document: Record<string, unknown> | undefined;
  const self = endpoint({
    method: 'GET',
    path: '/api/v1/openapi.json',
    summary: 'This document: OpenAPI 3.1 of all calls',
    access: 'public',
    cache: 'fixed',
    answer: z.record(z.string(), z.unknown()),
    handle: async () => {
      const api = { name: 'api', about: 'The API itself', calls: [self] };
      document ??= openApiDocument({ origin, email: support.email }, [...features, api]);
      return document;
    },
  });
  return self;
}
