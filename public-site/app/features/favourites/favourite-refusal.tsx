import { failureOfResult } from '../../forms/failure.ts';
import type { FormResult } from '../../forms/form-result.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Why a heart that was pressed without script changed nothing; empty where none was pressed. */
export function FavouriteRefusal({ result }: { result: FormResult | undefined }) {
  const failure = failureOfResult(result);
  if (failure === null) return null;
  return (
    <Notice tone="bad" title="Chưa ghi nhớ được" live>
      {failure.fields.id ?? failure.detail}
    </Notice>
  );
}
