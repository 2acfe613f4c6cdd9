import { Box, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { latePart } from '../ui/late-part.tsx';

const RichTextEditor = latePart(() => import('./rich-text-editor.tsx'), { name: 'khung soạn thảo', height: 160 });

/** A text with headings, lists and links, stored as HTML; the server removes what the public pages may not show. */
export function RichTextInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const id = useId();
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography id={id} component="label" variant="body2" sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <RichTextEditor value={String(field.value ?? '')} onChange={field.onChange} labelledBy={id} />
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
