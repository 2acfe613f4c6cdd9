import type { FavouriteRequest } from '@antam/server/features/favourites/contract.ts';
import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { FormValues } from '../../forms/form-result.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { ownPath } from '../../loading/own-path.ts';
import { isFavouriteName } from './favourite-view.ts';

const HEART = /^([a-z_]{1,20}):([1-9]\d{0,9})$/;

/** What the hearts of any page do where there is no script: the pressed button is `add` or `remove`. */
export async function pressHeart({ api, fields, origin }: ActionInput): Promise<ActionOutcome> {
  await api.put('/api/v1/favourite/', { body: favouriteRequest(fields) });
  return { answer: null, address: fields.next === undefined ? favouritesPage() : ownPath(fields.next, origin) };
}

function favouriteRequest({ add, remove }: FormValues): FavouriteRequest {
  const [, type = '', id] = HEART.exec(add ?? remove ?? '') ?? [];
  if (!isFavouriteName(type))
    throw new ApiProblem(422, { code: 'INVALID', detail: 'Bạn hãy mở lại trang rồi thử lại.' });
  return { type, id: Number(id), added: add !== undefined };
}
