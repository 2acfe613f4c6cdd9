import { useState } from 'react';

/** The same plain data under the same identity, however often the caller builds it anew. The value must be JSON. */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
