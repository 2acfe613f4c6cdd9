import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../ui/facts.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { formatMoment } from '../ui/format.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../ui/two-columns.tsx';

type WrittenPageProps = {
  author: string;
  status: string;
  /** What was written, with its pictures. */
  said: ReactNode;
  facts: ReactNode;
  buttons: ReactNode;
  doubts: ReactNode;
};

/** One text with the buttons that decide on it, and what speaks against it beside it. */
export const WrittenPage = ({ author, status, said, facts, buttons, doubts }: WrittenPageProps) => (
  <Box sx={{ maxWidth: WIDE }}>
    <TwoColumns
      first={
        <Card>
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
              <Typography variant="h2">{author}</Typography>
              <StatusChip status={status} />
            </Stack>
            {said}
            {facts}
            <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
              {buttons}
            </Stack>
          </CardContent>
        </Card>
      }
      second={doubts}
    />
  </Box>
);

type DoubtsProps = {
  /** What filters found, in words. */
  objections: readonly string[];
  reports: readonly { readonly reason: string; readonly created_at: string }[];
};

/** What speaks against a text: what a filter found, and what people reported. */
export const Doubts = ({ objections, reports }: DoubtsProps) => (
  <>
    {objections.length > 0 && <Alert severity="warning">{objections.join(' · ')}</Alert>}
    {reports.length > 0 && (
      <FormSection title="Bị báo cáo">
        <Facts>
          {reports.map(({ reason, created_at }) => (
            <Fact key={created_at + reason} name={formatMoment(created_at)}>
              {reason}
            </Fact>
          ))}
        </Facts>
      </FormSection>
    )}
  </>
);
