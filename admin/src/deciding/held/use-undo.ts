import { useRedirect } from 'react-admin';
import { heldDecisions } from '../../providers/session.ts';

/** Takes back what was decided last and leads to its text; nothing where nothing is held. */
export function useUndo(): () => void {
  const redirect = useRedirect();
  return () => {
    const page = heldDecisions.undo()?.page;
    if (page !== undefined) redirect(page);
  };
}
