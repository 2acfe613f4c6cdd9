import { Box, FormHelperText, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { useInput } from 'react-admin';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

/** A text with headings, lists and links, stored as HTML; the server removes what the public pages may not show. */
export function RichTextInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const id = useId();
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography id={id} component="label" variant="body2" sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        <RichTextEditor value={String(field.value ?? '')} onChange={field.onChange} labelledBy={id} />
      </Suspense>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
