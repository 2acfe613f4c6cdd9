import { useTranslate } from 'react-admin';
import { useResources } from '../../providers/console-resource.ts';
import { type AuditedKind, auditedKinds } from './names.ts';

/** The kinds of record that the log speaks of, as this console calls them. */
export function useAuditedKinds(): readonly AuditedKind[] {
  const translate = useTranslate();
  const named = useResources().map(({ name, options }) => {
    const text = translate(`resources.${name}.name`, { smart_count: 2 });
    return { texts: { name: text, forcedCaseName: text }, ...(options && { options }) };
  });
  return auditedKinds(named);
}
