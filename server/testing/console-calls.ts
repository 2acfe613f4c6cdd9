import type { Request } from './visitor.ts';

/** A list's page as the console's data provider asks for it and reads it. */
export interface ListCall {
  readonly filter?: object;
  /** Both ends included. */
  readonly range?: readonly [first: number, last: number];
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
}

/** The address of a list's page. */
export function listPath(resource: string, { filter, range, sort }: ListCall = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ filter, range, sort })) {
    if (value !== undefined) query.set(name, JSON.stringify(value));
  }
  return `/api/admin/${resource}?${query}`;
}

/** Calls of one member of staff, as `ra-data-simple-rest` makes them. */
export function consoleCalls(request: Request) {
  const send = async <T>(method: string, path: string, body?: object) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await request(`/api/admin/${path}`, init);
    return { status: answer.status, headers: answer.headers, json: (await answer.json()) as T };
  };
  return {
    list: async <T extends object>(resource: string, call: ListCall = {}) => {
      const answer = await request(listPath(resource, call));
      if (answer.status !== 200) throw new Error(`${resource}: ${answer.status} ${await answer.text()}`);
      const rows = (await answer.json()) as T[];
      const range = answer.headers.get('content-range') ?? '';
      return { rows, range, total: Number(range.split('/').pop()) };
    },
    get: <T>(path: string) => send<T>('GET', path),
    create: <T>(resource: string, body: object) => send<T>('POST', resource, body),
    update: <T>(path: string, body: object) => send<T>('PUT', path, body),
    remove: <T>(path: string) => send<T>('DELETE', path),
  };
}

export type ConsoleCalls = ReturnType<typeof consoleCalls>;
