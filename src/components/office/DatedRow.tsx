import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/datedRow';
import { formatDates } from '../../texts/intlFormat';
import { touchRow } from '../../theme/targets';
import { DottedList } from '../DottedList';

interface DatedRowProps {
  /** Heading; without one, the dates are the heading. */
  title?: string;
  /** First day, 'YYYY-MM-DD'. */
  start: string;
  /** Last day, 'YYYY-MM-DD'. */
  end: string;
  hasStarted: boolean;
  facts: readonly string[];
  /** Address of the calendar file. */
  calendar: string;
  /** Button, such as one to apply. */
  action?: ReactNode;
  /** Content above the facts. */
  children?: ReactNode;
}

/** List item with the dates, the facts and the calendar file of a cohort or an event. */
export function DatedRow({
  title,
  start,
  end,
  hasStarted,
  facts,
  calendar,
  action,
  children,
}: DatedRowProps) {
  const dates = formatDates(start, end);
  return (
    <Row>
      <div>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h3">{title ?? dates}</Typography>
          {hasStarted ? <Chip label={texts.started} /> : null}
        </Stack>
        {title === undefined ? null : (
          <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
            {dates}
          </Typography>
        )}
        {children}
        <DottedList sx={{ mt: 1 }}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </DottedList>
      </div>
      <Actions className="screen-only">
        {action}
        <Link variant="body2" href={calendar} download sx={touchRow}>
          {texts.addToCalendar}
        </Link>
      </Actions>
    </Row>
  );
}

/** List of `DatedRow`s. */
export const DatedRows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
}));

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
