import { PICTURE_FIELD, textPictureCalls } from '@antam/server/features/media/staff-contract.ts';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { useCall } from '../providers/data.ts';
import { messageOf } from '../providers/problem.ts';
import { latePart } from '../ui/late-part.tsx';

const RichTextEditor = latePart(() => import('./rich-text-editor.tsx'), { name: 'khung soạn thảo', height: 224 });

type RichTextInputProps = {
  source: string;
  label: string;
  /** Whether its page shows pictures within the text. */
  hasPictures?: boolean;
};

/** A text with headings, lists and links, stored as HTML; the server removes what the public pages may not show. */
export function RichTextInput({ source, label, hasPictures = false }: RichTextInputProps) {
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const id = useId();
  const upload = useUpload();
  const error = fieldState.error?.message;
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <RichTextEditor
        id={id}
        label={label}
        value={String(field.value ?? '')}
        onChange={field.onChange}
        toolbar={hasPictures ? 'full' : 'texts'}
        describedBy={error ? `${id}-error` : undefined}
        isInvalid={error !== undefined}
        {...(hasPictures && { upload })}
      />
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Sends a picture of a text to the server, which encodes it again and says where it stands. */
function useUpload(): (file: File) => Promise<string> {
  const send = useCall();
  return async file => {
    const body = new FormData();
    body.set(PICTURE_FIELD, file);
    try {
      const { url } = await send(textPictureCalls.add, { body });
      return url;
    } catch (error) {
      throw new Error(messageOf(error));
    }
  };
}
