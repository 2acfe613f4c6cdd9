import { useNavigate } from 'react-router';
import type { FormValues } from '../../forms/form-result.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { ADD_ANCHOR, type RelativeStep, relativeAnchor, relativesAddress } from './relative-address.ts';

type Sent = { step: RelativeStep; id?: number };

/** A form of the page of relatives; afterwards the page shows them as they are then. */
export function useRelativeForm({ step, id }: Sent, more: { check?: (values: FormValues) => Record<string, string> }) {
  const navigate = useNavigate();
  const anchor = id === undefined ? ADD_ANCHOR : relativeAnchor(id);
  return useFormAction<{ address: string }>(
    `${relativesAddress({ step, ...(id !== undefined && { id }) })}#${anchor}`,
    { ...more, onDone: ({ address }) => void navigate(address, { replace: true, preventScrollReset: true }) },
  );
}
