import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { type Identifier, Link, SelectInput, SimpleList, useListContext } from 'react-admin';
import { LookedAt } from '../../deciding/leases/looked-at.tsx';
import { QueueList } from '../../deciding/queue-list.tsx';
import { WrittenTable } from '../../deciding/written-table.tsx';
import { FirstLines, WhyItWaits } from '../../deciding/written-text.tsx';
import { StatusChip, statusChoices } from '../../ui/status-chip.tsx';
import { authorText, kindName, reportText } from './names.ts';
import { PostButtons } from './post-buttons.tsx';
import { PostPictures } from './post-pictures.tsx';
import { usePathOf } from './use-path-of.ts';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="Trạng thái"
    choices={statusChoices(['pending', 'reported'])}
    alwaysOn
  />,
];

/** Questions and replies, what cannot wait first. */
export const PostList = () => <QueueList filters={FILTERS} cards={<PostCards />} table={<PostTable />} />;

function PostCards() {
  const { data = [] } = useListContext<StaffPostRow>();
  const pathOf = usePathOf();
  const open = (id: Identifier) => {
    const row = data.find(each => each.id === id);
    return row ? pathOf(row) : false;
  };
  return (
    <SimpleList<StaffPostRow>
      rowClick={open}
      primaryText={row => <Said row={row} />}
      secondaryText={row => [row.record_name, authorText(row)].filter(Boolean).join(' · ')}
      tertiaryText={({ status }) => <StatusChip status={status} />}
    />
  );
}

function PostTable() {
  const pathOf = usePathOf();
  return (
    <WrittenTable<StaffPostRow>
      noun="bài"
      recordLabel="Trong"
      pathOf={pathOf}
      said={row => <Said row={row} />}
      author={row => (
        <Link to={pathOf(row)} onClick={(event: MouseEvent) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
          {authorText(row)}
        </Link>
      )}
      buttons={(chosen, onDone) => <PostButtons posts={chosen} onDone={onDone} />}
    />
  );
}

/** What was written, with its pictures, and why it waits. */
const Said = ({ row }: { row: StaffPostRow }) => (
  <>
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {kindName(row)}
    </Typography>
    <FirstLines>{row.text}</FirstLines>
    <PostPictures images={row.images} />
    <WhyItWaits reasons={[...row.objections, ...reportText(row)]} />
    <LookedAt queue="posts" id={row.id} />
  </>
);
