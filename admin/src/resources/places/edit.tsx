import { PicturesPanel } from '../../pictures/pictures-panel.tsx';
import { RecordTableEdit } from '../../ui/record-table-form.tsx';

/** Changes a place, or deletes it; its pictures are saved at once. */
export function PlaceEdit() {
  return <RecordTableEdit below={<PicturesPanel />} />;
}
