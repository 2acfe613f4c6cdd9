import { notFound } from '../../platform/errors/problem.ts';
import { recordKind } from '../records/record-kind.ts';
import { announceMoves } from './commands/announce-moves.ts';
import { placeMistakes } from './commands/check-place.ts';
import { deletePlaces } from './commands/delete-places.ts';
import { derivePlaces } from './commands/derive-places.ts';
import { Place } from './place.entity.ts';
import { placeUrl } from './place.presenter.ts';
import { placeRecord } from './place.record.ts';

/** How places are kept: a draft says some fields of one, and those who work there follow where it moves. */
export const placeKind = recordKind({
  record: placeRecord,
  entity: Place,
  pageUrl: placeUrl,
  missing: () => notFound('Không tìm thấy cơ sở y tế này.'),
  savedMeanwhile:
    'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
  isOfDirectory: true,
  restsOn: { lat: ['long', 'ward', 'district'], ward: ['province'], district: ['province'] },
  mistakesOfEdit: placeMistakes,
  // A number that is written down later is public by a new word of its owner alone.
  columnsOfEdit: ({ said }) => (said.phone === null ? { phoneIsPublic: false } : {}),
  derived: derivePlaces,
  followAll: announceMoves,
  remove: deletePlaces,
});
