import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Divider, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { ChoiceInput, TermInput } from '../../inputs/choice-input.tsx';
import { ApproveButton } from './approve-button.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useApproval } from './use-approval.ts';

const numbers = z.object({ place_type: z.number().nullish(), province: z.number().nullish() });

/** Approves by making a draft from the application, where the directory has no page yet. */
export function NewPageForm({ application }: { application: StaffApplication }) {
  const [isOpen, setOpen] = useState(false);
  const { doubtsOf, approve } = useApproval(application);
  const { type, new_page } = application;
  const { name, ...known } = new_page;
  const pageOf = (values: Readonly<Record<string, unknown>>) => {
    const { place_type, province } = numbers.parse(values);
    return { new_page: type === 'place' ? { place_type, province } : {} };
  };
  const submit = (values: Record<string, unknown>) => approve(pageOf(values));
  return (
    <>
      <Divider sx={{ my: 2 }}>Chưa có trong danh bạ?</Divider>
      {!isOpen ? (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
            Tạo trang mới từ đơn này
          </Button>
        </Box>
      ) : (
        <DecisionForm id={application.id} name="new-page" known={known} onSubmit={submit}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Trang <strong>{name}</strong> được tạo ở dạng bản nháp với{' '}
            {type === 'place' ? 'tên và địa chỉ' : 'tên, chuyên khoa, nơi làm việc'} trong đơn, rồi giao cho người gửi
            đơn. Số điện thoại của tài khoản không được đưa lên trang.{' '}
            {type === 'place'
              ? 'Biên tập viên bổ sung và đăng sau.'
              : 'Biên tập viên chỉ đăng được sau khi ghi nhận giấy phép hành nghề.'}
          </Typography>
          {type === 'place' && (
            <>
              <TermInput source="place_type" label="Loại cơ sở" type="place_type" required />
              <ChoiceInput source="province" label="Tỉnh/Thành phố" reference="provinces" required />
            </>
          )}
          <ApproveButton
            pageOf={pageOf}
            doubtsOf={doubtsOf}
            label="Tạo trang và duyệt đơn"
            againLabel="Vẫn tạo trang và duyệt"
          />
        </DecisionForm>
      )}
    </>
  );
}
