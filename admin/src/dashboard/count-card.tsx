import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material';
import { LinkBase, useCanAccess } from 'react-admin';
import { formatCount } from '../ui/format.ts';
import { useTotal } from './use-total.ts';

type CountCardProps = {
  resource: string;
  filter: Record<string, string>;
  label: string;
  /** What the card opens, as a verb. */
  action: string;
  /** Stands out while anything waits. */
  urgent?: boolean;
};

/** One number and the list behind it. Nothing is shown to those who may not open the list. */
export function CountCard({ resource, filter, label, action, urgent = false }: CountCardProps) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const { total, error } = useTotal(resource, filter, canAccess === true);
  if (!canAccess) return null;
  const stands = urgent && (total ?? 0) > 0;
  return (
    <Card sx={stands ? { borderColor: 'primary.main' } : {}}>
      <CardActionArea
        component={LinkBase}
        to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
        sx={{ p: 2.5, height: '100%' }}
      >
        <Stack spacing={0.5}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.25 }}>
            {total === undefined ? error ? '–' : <Skeleton width={72} /> : formatCount(total)}
          </Typography>
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', color: 'primary.main' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {error ? 'Chưa đếm được' : action}
            </Typography>
            <ArrowForwardIcon sx={{ fontSize: 18 }} />
          </Stack>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
