import { Alert, Chip } from '@mui/material';
import { RecordTableCreate, RecordTableEdit } from '../../ui/record-table-form.tsx';
import { GroupsInput } from './groups-input.tsx';
import { PlaceInput } from './place-input.tsx';
import { PromotionFacts } from './promotion-facts.tsx';

const INPUTS = {
  place: <PlaceInput />,
  groups: <GroupsInput source="groups" />,
};

const NOTES = { 'Ưu đãi': <AdvertisingNote /> };

/** A new promotion; whose it is, is chosen once. */
export const PromotionCreate = () => <RecordTableCreate inputs={INPUTS} notes={NOTES} />;

/** Changes a promotion, publishes it, or hides it with a reason. */
export const PromotionEdit = () => <RecordTableEdit inputs={INPUTS} notes={NOTES} above={<PromotionFacts />} />;

function AdvertisingNote() {
  return (
    <Alert severity="info" icon={false} sx={{ mt: 1 }}>
      <Chip component="span" size="small" color="error" label="Quảng cáo" sx={{ mr: 1 }} />
      Thẻ và trang của mọi ưu đãi mang nhãn này cùng tên của chủ trang. Thuốc kê đơn không được quảng cáo hay khuyến
      mại.
    </Alert>
  );
}
