import { Alert, Box, Card, CardContent, Stack } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Fact, Facts } from '../ui/facts.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { formatMoment } from '../ui/format.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { TwoColumns, WIDE } from '../ui/two-columns.tsx';
import { type Decide, DecisionButtons, type RemoveDialogProps } from './decision-buttons.tsx';
import { HeldNotice } from './held/held-notice.tsx';
import { type UsualReason, useDesk } from './queue/use-desk.tsx';
import type { QueueOf } from './queue/use-queue.ts';
import { WorkTitle } from './queue/work-title.tsx';

type WrittenPageProps<Row, Reason> = {
  text: Row;
  author: string;
  status: string;
  /** What was written, with its pictures. */
  said: ReactNode;
  facts: ReactNode;
  doubts: ReactNode;
  queueOf: QueueOf<Row>;
  canPublish: boolean;
  canRemove: boolean;
  decide: Decide<Row, Reason>;
  reasons: readonly UsualReason<Reason>[];
  RemoveDialog: ComponentType<RemoveDialogProps<Reason>>;
};

/** One text with the buttons and keys that decide on it, what speaks against it beside it, and the way to the next one. */
export function WrittenPage<Row extends RaRecord<number>, Reason>(props: WrittenPageProps<Row, Reason>) {
  const { text, author, status, said, facts, doubts, queueOf, canPublish, canRemove, decide, reasons } = props;
  const about = `${queueOf.resource}/${text.id}`;
  const desk = useDesk({
    about,
    queueOf,
    publish: canPublish ? () => decide.publish([text]) : undefined,
    remove: canRemove ? (reason: Reason) => decide.remove([text], reason) : undefined,
    reasons,
  });
  return (
    <Box sx={{ maxWidth: WIDE }}>
      {desk.bar}
      <TwoColumns
        first={
          <Card>
            <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
                <WorkTitle about={about}>{author}</WorkTitle>
                <StatusChip status={status} />
              </Stack>
              {said}
              {facts}
              {desk.isHeld ? (
                <HeldNotice />
              ) : (
                <>
                  <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
                    <DecisionButtons
                      publishable={canPublish ? [text] : []}
                      removable={canRemove ? [text] : []}
                      decide={decide}
                      RemoveDialog={props.RemoveDialog}
                      onDone={desk.goOn}
                    />
                  </Stack>
                  {desk.quickReasons}
                </>
              )}
            </CardContent>
          </Card>
        }
        second={doubts}
      />
    </Box>
  );
}

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
      <FormSection title={reports.length === 1 ? 'Bị báo cáo' : `Bị ${reports.length} người báo cáo`}>
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
