import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatMinutes } from '../../texts/en/format';
import * as texts from '../../texts/en/programSections';
import { PACED_PROGRAMS } from './pacedPrograms';
import { PACES, weeksAt } from './paces';

/**
 * Table of how many weeks each program takes at different paces. Works without JavaScript, unlike the
 * planner.
 */
export function PaceTable() {
  return (
    <TableContainer sx={{ '@media print': { breakInside: 'avoid' } }}>
      <Paces>
        <caption className="visually-hidden">{texts.paceCaption}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{texts.programColumn}</TableCell>
            {PACES.map((hours) => (
              <TableCell key={hours}>{texts.hoursColumn(hours)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {PACED_PROGRAMS.map(({ id, title, totals }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {title}
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {formatMinutes(totals.minutes)}
                </Typography>
              </TableCell>
              {PACES.map((hours) => (
                <TableCell key={hours}>
                  {texts.weeks(weeksAt(totals.minutes, hours), (text) => (
                    <Unit>{text}</Unit>
                  ))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Paces>
    </TableContainer>
  );
}

const Paces = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& .MuiTableCell-root': {
    padding: theme.spacing(1.5, 1.25, 1.5, 0),
    verticalAlign: 'baseline',
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '& .MuiTableCell-head': {
    ...theme.typography.body2,
    borderColor: theme.vars.palette.site.lineStrong,
  },
  [theme.breakpoints.up('sm')]: { '& tbody .MuiTableCell-root': theme.typography.body1 },
  '& tbody th.MuiTableCell-root': { fontWeight: theme.typography.fontWeightMedium },
}));

/** On phones, the unit is on its own line below the number. */
const Unit = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { ...theme.typography.caption, display: 'block' },
}));
