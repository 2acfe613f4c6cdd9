import { useEffect } from 'react';
import { loginAgain } from '../providers/session.ts';

/** While the component is shown, the end of the session is answered by a login in a dialog: what was typed stays. */
export function useHeldSession(): void {
  useEffect(() => loginAgain.hold(), []);
}
