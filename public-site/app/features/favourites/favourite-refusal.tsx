import type { PostedForm } from '@antam/server/app/site.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { failureOfPosted } from '../accounts/form/failure.ts';

/** Why a heart of any page changed nothing that was pressed without script; nothing where none was. */
export function FavouriteRefusal({ posted }: { posted: PostedForm | null }) {
  if (posted === null) return null;
  const { fields, detail } = failureOfPosted(posted);
  return (
    <Notice tone="bad" title="Chưa ghi nhớ được" live>
      {fields.id ?? detail}
    </Notice>
  );
}
