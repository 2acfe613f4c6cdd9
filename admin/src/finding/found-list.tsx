import type { FoundGroup } from '@antam/server/features/staff-finding/staff-contract.ts';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-admin';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Findable } from './use-record-path.ts';

type FoundListProps = {
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the chosen record among all. */
  chosen: number;
  pathOf: (record: Findable) => string;
  onChoose: (at: number) => void;
  onOpen: () => void;
};

/** What was found, by kind; the focus stays in the field above, which names the chosen one. */
export function FoundList({ id, groups, chosen, pathOf, onChoose, onOpen }: FoundListProps) {
  let before = 0;
  return (
    <Box id={id} role="listbox" aria-label="Kết quả" sx={{ overflowY: 'auto', mx: -2, px: 1 }}>
      {groups.map(({ resource, title, records }) => {
        const start = before;
        before += records.length;
        return (
          <Box key={resource} role="group" aria-labelledby={`${id}-${resource}`}>
            <Typography
              id={`${id}-${resource}`}
              role="presentation"
              variant="caption"
              sx={{ display: 'block', px: 1, pt: 1, fontWeight: 600, color: 'text.secondary' }}
            >
              {title}
            </Typography>
            {records.map((record, nth) => (
              <Option
                key={record.id}
                id={`${id}-${start + nth}`}
                record={{ ...record, resource }}
                isChosen={start + nth === chosen}
                path={pathOf({ ...record, resource })}
                onPoint={() => onChoose(start + nth)}
                onOpen={onOpen}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

type OptionProps = {
  id: string;
  record: Findable;
  isChosen: boolean;
  path: string;
  onPoint: () => void;
  onOpen: () => void;
};

/** A link, so that it opens in another tab, too. */
function Option({ id, record, isChosen, path, onPoint, onOpen }: OptionProps) {
  const own = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Box
      component={Link}
      ref={own}
      id={id}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseMove={onPoint}
      onClick={onOpen}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1,
        py: 0.5,
        borderRadius: 2,
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: isChosen ? 'action.selected' : undefined,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{record.name}</Typography>
        {record.line !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {record.line}
          </Typography>
        )}
      </Box>
      {record.status !== null && <StatusChip status={record.status} />}
    </Box>
  );
}
