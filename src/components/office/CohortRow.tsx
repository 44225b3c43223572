import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatDates } from '../../content/intlFormat';
import type { Cohort } from '../../content/office';
import { cohortCalendarAddress } from '../../content/officeAddresses';
import { touchRow } from '../../theme/targets';
import { DottedList } from '../DottedList';
import { cohortFacts } from './cohortFacts';
import { taughtUnitLink } from './taughtUnitLink';

interface CohortRowProps {
  cohort: Cohort;
  namesUnit: boolean;
  hasStarted: boolean;
}

/** A cohort's dates, when and where it meets, and how to apply. */
export function CohortRow({ cohort, namesUnit, hasStarted }: CohortRowProps) {
  const { id, start, end, apply } = cohort;
  const unit = taughtUnitLink(cohort);
  return (
    <Row>
      <div>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h3">{formatDates(start, end)}</Typography>
          {hasStarted ? <Chip label="Started" /> : null}
        </Stack>
        {namesUnit ? (
          <Typography sx={{ mt: 0.75 }}>
            <Link href={unit.address}>{unit.title}</Link>
          </Typography>
        ) : null}
        <DottedList sx={{ mt: 1 }}>
          {cohortFacts(cohort).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </DottedList>
      </div>
      <Actions className="screen-only">
        {apply !== undefined && !hasStarted ? (
          <Button variant="contained" href={apply}>
            Apply
          </Button>
        ) : null}
        <Link variant="body2" href={cohortCalendarAddress(id)} download sx={touchRow}>
          Add to your calendar
        </Link>
      </Actions>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  paddingBlock: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@media print': { breakInside: 'avoid' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2.5),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { flexDirection: 'row-reverse' },
}));
