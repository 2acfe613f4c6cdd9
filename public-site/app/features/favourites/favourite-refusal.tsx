import { failureOfResult } from '../../forms/failure.ts';
import type { FormResult } from '../../forms/page-action.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Why a heart of any page changed nothing that was pressed without script; nothing where none was. */
export function FavouriteRefusal({ result }: { result: FormResult | undefined }) {
  const failure = failureOfResult(result);
  if (failure === null) return null;
  return (
    <Notice tone="bad" title="Chưa ghi nhớ được" live>
      {failure.fields.id ?? failure.detail}
    </Notice>
  );
}
