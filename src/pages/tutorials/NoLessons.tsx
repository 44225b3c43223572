import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

interface NoLessonsProps {
  onShowAll: () => void;
}

/** Says that nothing fits, and offers the way back. */
export function NoLessons({ onShowAll }: NoLessonsProps) {
  return (
    <Empty>
      <h2>No matching lessons</h2>
      <p>Remove a filter, or start over with all lessons.</p>
      <Button variant="outlined" onClick={onShowAll}>
        Show all lessons
      </Button>
    </Empty>
  );
}

const Empty = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
  '& > h2': { fontSize: '1.625rem' },
  '& > p': { marginBlock: theme.spacing(1.5, 3), color: theme.vars.palette.text.secondary },
}));
