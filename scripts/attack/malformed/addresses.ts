import { FEATURES } from '@antam/server/app/features.ts';
import { openApiEndpoint } from '@antam/server/app/openapi-endpoint.ts';
import type { Endpoint } from '@antam/server/platform/http/endpoint.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { FORMS } from '@antam/server/testing/form-table.ts';
import { PAGE_PATHS } from '@antam/server/testing/page-paths.ts';
import { z } from 'zod';
import type { Json } from './valid-value.ts';

/** Something that can be asked for, as it is declared. */
export interface Address {
  /** `GET /api/v1/place/:id/` */
  readonly call: string;
  readonly method: string;
  /** The path with `:name` parameters. */
  readonly path: string;
  readonly query: Json | undefined;
  readonly body: Json | undefined;
  /** Fields that take files. */
  readonly files: readonly string[];
  readonly isForm: boolean;
  /** The token stands in the body's `xsrf_token`, also of JSON. */
  readonly tokenInBody: boolean;
}

/** Every endpoint that the server declares, forms of pages among them. */
export function endpointAddresses(services: Services): readonly Address[] {
  const endpoints = FEATURES.flatMap(feature => feature.endpoints(services));
  return [...endpoints, openApiEndpoint(services.config, [])].map(addressOf);
}

function addressOf({ method, path, query, body, upload, tokenIn }: Endpoint): Address {
  return {
    call: `${method} ${path}`,
    method,
    path,
    query: schemaOf(query),
    body: schemaOf(body),
    files: Object.keys(upload?.fields ?? {}),
    isForm: method === 'POST' && !path.startsWith('/api/'),
    tokenInBody: tokenIn === 'body',
  };
}

const schemaOf = (schema: z.ZodType | undefined): Json | undefined =>
  schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

/** What pages take as plain forms. */
export const formAddresses = (): readonly Address[] =>
  Object.entries(FORMS).map(([address, { body }]) => {
    const { pathname, searchParams } = new URL(address, 'http://x');
    const viec = searchParams.get('viec');
    return {
      call: `POST ${pathname}`,
      method: 'POST',
      path: pathname,
      query: viec === null ? undefined : { type: 'object', properties: { viec: { enum: [viec] } }, required: ['viec'] },
      body: {
        type: 'object',
        properties: Object.fromEntries(Object.keys(body).map(name => [name, { type: 'string' }])),
        required: Object.keys(body),
      },
      files: [],
      isForm: true,
      tokenInBody: false,
    };
  });

/** What stands beside pages and calls. */
const OTHERS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-places-1.xml',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.ico',
  '/admin/',
  '/admin/places/',
  '/admin/assets/x.js',
  '/assets/x.js',
  '/uploads/x.webp',
  '/dev/thu/',
  '/dev/thu/x/',
  '/dev/tin-nhan/',
];

/** What lists and filters of pages know. */
const LIST_QUERY: Json = {
  type: 'object',
  properties: Object.fromEntries(
    ['q', 'page', 'sort_by', 'provinces', 'districts', 'specialities', 'services', 'next', 'lat', 'long'].map(name => [
      name,
      { type: 'string' },
    ]),
  ),
};

/** Every page of the site, and what else is served. */
export function pageAddresses(): readonly Address[] {
  return [...PAGE_PATHS, ...OTHERS].map(path => ({
    call: `GET ${path}`,
    method: 'GET',
    path,
    query: LIST_QUERY,
    body: undefined,
    files: [],
    isForm: false,
    tokenInBody: false,
  }));
}
