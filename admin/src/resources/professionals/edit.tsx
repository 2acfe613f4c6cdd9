import { PicturesPanel } from '../../pictures/pictures-panel.tsx';
import { RecordTableEdit } from '../../ui/record-table-form.tsx';

/** Changes a professional, or deletes one; pictures are saved at once. */
export function ProfessionalEdit() {
  return <RecordTableEdit below={<PicturesPanel />} />;
}
