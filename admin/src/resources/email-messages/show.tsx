import type { StaffEmailMessage } from '@antam/server/features/outbox-admin/staff-contract.ts';
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatMoment } from '../../ui/format.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { NARROW } from '../../ui/two-columns.tsx';
import { answerName } from './names.ts';
import { RetryButton } from './retry-button.tsx';

/** One email message: to whom, since when, and each answer of the mail server. */
export const EmailMessageShow = () => (
  <RecordPage>
    <EmailMessagePage />
  </RecordPage>
);

function EmailMessagePage() {
  const emailMessage = useRecordContext<StaffEmailMessage>();
  if (!emailMessage) return null;
  const { id, subject, recipient, state, is_refused, created_at, sent_at, failed_at, attempts, answers } = emailMessage;
  return (
    <Card sx={{ maxWidth: NARROW }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mb: 2 }}
        >
          <Typography variant="h2">{subject ?? `Thư ${id}`}</Typography>
          <StatusChip status={state} />
        </Stack>
        <Facts>
          <Fact name="Người nhận">{recipient ?? 'Không còn lưu'}</Fact>
          <Fact name="Viết lúc">{formatMoment(created_at)}</Fact>
          <Fact name="Gửi được lúc">{sent_at && formatMoment(sent_at)}</Fact>
          <Fact name="Dừng gửi lúc">{failed_at && formatMoment(failed_at)}</Fact>
          <Fact name="Vì sao dừng">{is_refused && 'Máy chủ thư không nhận địa chỉ này'}</Fact>
          <Fact name="Số lần gửi">{attempts}</Fact>
        </Facts>
        {answers.length > 0 && <Answers answers={answers} />}
        <Box sx={{ mt: 3 }}>
          <RetryButton />
        </Box>
      </CardContent>
    </Card>
  );
}

const Answers = ({ answers }: Pick<StaffEmailMessage, 'answers'>) => (
  <>
    <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
      Máy chủ thư trả lời
    </Typography>
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {answers.map(answer => (
        <Box component="li" key={answer.at} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {`${formatMoment(answer.at)} · ${answerName(answer)}`}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {answer.text}
          </Typography>
        </Box>
      ))}
    </Box>
  </>
);
