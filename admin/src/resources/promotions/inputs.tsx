import { PROMOTION_STATUSES } from '@antam/server/features/promotions/contract.ts';
import { Alert, Box, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MomentInput } from '../../inputs/moment-input.tsx';
import { RichTextInput } from '../../inputs/rich-text-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { statusChoices } from '../../ui/status-chip.tsx';
import { GroupsInput } from './groups-input.tsx';
import { CATEGORIES } from './names.ts';

/** Two columns where a day and its time can be read in each. */
const TIMES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
};

/** What staff write of a promotion, new or known: whose, what and when; `owner` shows or asks whose it is. */
export function PromotionInputs({ owner }: { owner: ReactNode }) {
  return (
    <>
      {owner}
      <FormSection title="Ưu đãi">
        <TextInput
          source="title"
          label="Tên ưu đãi"
          validate={required()}
          helperText="Ví dụ: Gói khám sức khoẻ tổng quát cho cả nhà."
        />
        <FieldRow>
          <SelectInput
            source="category"
            label="Loại ưu đãi"
            choices={CATEGORIES}
            validate={required()}
            helperText={false}
          />
          <NumberInput
            source="new_price"
            label="Giá ưu đãi (₫)"
            min={0}
            step={1000}
            validate={required()}
            helperText="0 là miễn phí."
          />
          <NumberInput source="old_price" label="Giá cũ (₫)" min={0} step={1000} helperText="Giá đang niêm yết." />
        </FieldRow>
        <AdvertisingNote />
      </FormSection>
      <FormSection title="Trạng thái">
        <StatusInputs />
      </FormSection>
      <FormSection title="Thời gian và số lượt">
        <Box sx={TIMES}>
          <MomentInput source="starts_at" label="Bắt đầu" required helperText="Giờ Việt Nam." />
          <MomentInput source="ends_at" label="Kết thúc" required helperText="Trang ưu đãi đếm ngược đến lúc này." />
          <MomentInput source="use_until" label="Hạn dùng mã" helperText="Để trống: đến khi ưu đãi kết thúc." />
          <NumberInput
            source="quota"
            label="Số lượt"
            min={1}
            helperText="Để trống: không giới hạn. Mỗi tài khoản nhận một mã."
          />
        </Box>
      </FormSection>
    </>
  );
}

/** What can be chosen of a promotion, and what visitors read of it. */
export function PromotionDetailInputs() {
  return (
    <>
      <FormSection title="Nhóm lựa chọn">
        <GroupsInput source="groups" />
      </FormSection>
      <FormSection title="Lời giới thiệu và điều kiện">
        <RichTextInput source="description" label="Nội dung" />
        <TextInput
          source="terms"
          label="Điều kiện"
          defaultValue=""
          multiline
          minRows={3}
          helperText="Mỗi dòng một điều kiện."
        />
      </FormSection>
    </>
  );
}

/** Whether visitors see it; of what is hidden, why. */
function StatusInputs() {
  const status: unknown = useWatch({ name: 'status' });
  return (
    <>
      <SelectInput
        source="status"
        label="Trạng thái"
        choices={statusChoices(PROMOTION_STATUSES)}
        defaultValue="pending"
        validate={required()}
        helperText={false}
      />
      {status === 'hidden' && (
        <TextInput
          source="refusal"
          label="Lý do từ chối"
          defaultValue=""
          helperText="Chủ trang đọc được lý do này. Để trống nếu chỉ tạm ẩn."
        />
      )}
    </>
  );
}

function AdvertisingNote() {
  return (
    <Alert severity="info" icon={false} sx={{ mt: 1 }}>
      <Chip component="span" size="small" color="error" label="Quảng cáo" sx={{ mr: 1 }} />
      Thẻ và trang của mọi ưu đãi mang nhãn này cùng tên của chủ trang. Thuốc kê đơn không được quảng cáo hay khuyến
      mại.
    </Alert>
  );
}
