import { CardContent, Typography } from '@mui/material';
import { ListNoResults, useListContext } from 'react-admin';

type AllWellProps = {
  /** The filter with which the list opens, and its value for what failed. */
  filter: string;
  failed: string;
  /** That nothing failed, and what else there is to see. */
  title: string;
  hint: string;
};

/** Stands where the list of what failed is empty, which is good news; where other filters leave nothing, it says that. */
export function AllWell({ filter, failed, title, hint }: AllWellProps) {
  const { filterValues } = useListContext();
  const { [filter]: value, ...others } = filterValues;
  if (value !== failed || Object.keys(others).length > 0) return <ListNoResults />;
  return (
    <CardContent>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {hint}
      </Typography>
    </CardContent>
  );
}
