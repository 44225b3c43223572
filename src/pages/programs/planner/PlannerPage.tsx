import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/PageHeader';
import { Deferred } from '../../../prerendered/Deferred';
import { ADDRESSES } from '../../../site/addresses';
import { planner } from './deferred';
import { head } from './head';
import { INTRO, WITHOUT_SCRIPT } from './texts';

/** Turns a program and the days somebody has into dates. */
export function PlannerPage() {
  return (
    <>
      <PageHeader
        label="from a program to dates"
        title={head.title}
        lead={<span className="screen-only">{INTRO}</span>}
      />
      <Box sx={{ mt: { xs: 4, md: 6 }, mb: 'var(--section-space)', '@media print': { mt: 2 } }}>
        <Container className="no-js-only">
          <Typography sx={{ maxWidth: 'var(--prose-width)' }}>
            {WITHOUT_SCRIPT} <Link href={`${ADDRESSES.programs}#pace`}>How long it takes</Link>
          </Typography>
        </Container>
        <div className="js-only">
          <Deferred code={planner} isWanted isFirst>
            {({ Planner }) => <Planner />}
          </Deferred>
        </div>
      </Box>
    </>
  );
}
