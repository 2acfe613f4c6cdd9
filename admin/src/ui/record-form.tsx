import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { RecordToolbar } from './record-toolbar.tsx';

/** A form in sections whose buttons stay visible. Leaving it with unsaved changes asks first. */
export function RecordForm({ deletable = true, children }: { deletable?: boolean; children: ReactNode }) {
  return (
    <Form warnWhenUnsavedChanges>
      <Stack spacing={2} sx={{ maxWidth: 920 }}>
        {children}
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 2 }}>
          <RecordToolbar deletable={deletable} />
        </Box>
      </Stack>
    </Form>
  );
}
