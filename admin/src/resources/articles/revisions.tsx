import {
  type ArticleRevisionAnswer,
  articleStaffCalls,
  type StaffArticle,
} from '@antam/server/features/articles/staff-contract.ts';
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { messageOf } from '../../providers/problem.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { formatMoment } from '../../ui/format.ts';
import { PreviewOf } from '../../ui/preview-button.tsx';
import { WIDE } from '../../ui/two-columns.tsx';

/** All versions of an article, with the words that each added and removed, and the way back. */
export function Revisions() {
  const article = useRecordContext<StaffArticle>();
  return article ? <Versions key={`${article.id}/${article.updated_at}`} article={article} /> : null;
}

function Versions({ article: { id, updated_at, can } }: { article: StaffArticle }) {
  const send = useCall();
  const { data } = useQuery({
    queryKey: ['articles', 'revisions', id, updated_at],
    queryFn: () => send(articleStaffCalls.revisions, { params: { id } }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Box sx={{ mt: 2, maxWidth: WIDE }}>
      <FormSection title="Các bản đã lưu">
        {data.items.map(revision => (
          <Version key={revision.id} article={id} revision={revision} canRestore={can.edit} />
        ))}
      </FormSection>
    </Box>
  );
}

type VersionProps = { article: number; revision: ArticleRevisionAnswer; canRestore: boolean };

function Version({ article, revision, canRestore }: VersionProps) {
  const { saved_at, saved_by, is_current, changes } = revision;
  return (
    <Accordion disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary>
        <Typography>
          {formatMoment(saved_at)}
          {saved_by !== null && `, ${saved_by}`}
          {is_current && ' (đang dùng)'}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Box sx={{ whiteSpace: 'pre-wrap' }}>
            {changes.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one version never change their order.
              <Part key={index} {...part} />
            ))}
          </Box>
          {canRestore && !is_current && (
            <Stack direction="row" spacing={1}>
              <RestoreButton article={article} revision={revision.id} />
              <PreviewOf id={article} version={revision.id} label="Xem trước bản này" />
            </Stack>
          )}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

function Part({ change, text }: ArticleRevisionAnswer['changes'][number]) {
  if (change === 'added') return <ins>{text}</ins>;
  return change === 'removed' ? <del>{text}</del> : text;
}

function RestoreButton({ article, revision }: { article: number; revision: number }) {
  const send = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await send(articleStaffCalls.restore, { params: { id: article }, body: { revision } });
      notify('Đã trở về bản này.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void restore()}>
      Trở về bản này
    </Button>
  );
}
