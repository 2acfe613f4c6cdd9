import { useState } from 'react';

/** The same plain data under the same identity, however often the caller builds it again. The value must be JSON. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
