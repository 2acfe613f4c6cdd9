import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const FOR_EVER = Number.POSITIVE_INFINITY;

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds on the clock of `performance`. */
  readonly endsAt: number;
}

/** Keeps what one provider issues in memory, and forgets it with the provider. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  const living = (match: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, endsAt }] of entries) {
      if (endsAt <= performance.now()) entries.delete(key);
      else if (match(key, payload)) return payload;
    }
    return undefined;
  };
  return kind => {
    const keyOf = (id: string) => `${kind}:${id}`;
    const ofKind = (key: string) => key.startsWith(`${kind}:`);
    const adapter: Adapter = {
      upsert: async (id, payload, expiresIn) => {
        entries.set(keyOf(id), { payload, endsAt: performance.now() + (expiresIn ?? FOR_EVER) * 1_000 });
      },
      find: async id => living(key => key === keyOf(id)),
      findByUserCode: async userCode => living((key, payload) => ofKind(key) && payload.userCode === userCode),
      findByUid: async uid => living((key, payload) => ofKind(key) && payload.uid === uid),
      consume: async id => {
        const entry = entries.get(keyOf(id));
        if (entry) entries.set(keyOf(id), { ...entry, payload: { ...entry.payload, consumed: true } });
      },
      destroy: async id => void entries.delete(keyOf(id)),
      revokeByGrantId: async grantId => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
    return adapter;
  };
}
