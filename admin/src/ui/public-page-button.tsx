import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, IconButton } from '@mui/material';
import { useRecordContext } from 'react-admin';

/** Opens the page that visitors see; nothing where there is none. */
export function PublicPageButton() {
  const record = useRecordContext<{ id: number; status?: string; absolute_url?: string }>();
  if (!record?.absolute_url || record.status !== 'published') return null;
  return (
    <Button href={record.absolute_url} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />}>
      Xem trang công khai
    </Button>
  );
}

type PageProps = { name: string; status: string; absolute_url: string };

/** The same as an icon in a list. */
export function PublicPageLink({ name, status, absolute_url }: PageProps) {
  if (status !== 'published') return null;
  return (
    <IconButton
      size="small"
      href={absolute_url}
      target="_blank"
      rel="noopener"
      aria-label={`Trang công khai: ${name}`}
      onClick={event => event.stopPropagation()}
    >
      <OpenInNewIcon fontSize="small" />
    </IconButton>
  );
}
