import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSourceContext } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { rowFacts } from './values.ts';

/**
 * A row of a long form that shows its name until it is opened. New ones are open, and those with mistakes are. The fields
 * of a folded one are not there: a plan has hundreds, and the form keeps their values.
 */
export function FoldingRow({ untitled, children }: { untitled: string; children: ReactNode }) {
  const { getSource } = useSourceContext();
  const path = getSource('name').replace(/\.name$/, '');
  const value: unknown = useWatch({ name: path });
  const { errors } = useFormState();
  const { name, summary, isNew } = rowFacts(value);
  const [isOpen, setOpen] = useState(isNew);
  const hasMistake = get(errors, path) !== undefined;
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={isOpen || hasMistake}
      onChange={(_, open) => setOpen(open)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ width: '100%', bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 0.5 }}>
        <Stack>
          <Typography sx={{ fontWeight: 600 }}>{name === '' ? untitled : name}</Typography>
          <Typography variant="body2" sx={{ color: hasMistake ? 'error.main' : 'text.secondary' }}>
            {hasMistake ? 'Có chỗ chưa đúng' : summary}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0.5, pt: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
