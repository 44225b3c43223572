import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/PageHeader';
import { ADDRESSES } from '../../../site/addresses';
import { head } from './head';
import { INTRO, WITHOUT_SCRIPT } from './plannerTexts';

/** Page header. Without JavaScript, an explanation and a link replace the planner. */
export function PlannerTop() {
  return (
    <>
      <PageHeader
        label="a schedule that fits your week"
        title={head.title}
        lead={<span className="screen-only">{INTRO}</span>}
      />
      <Container
        className="no-js-only"
        sx={{ mt: { xs: 4, md: 6 }, mb: 'var(--section-space)', '@media print': { mt: 2 } }}
      >
        <Typography sx={{ maxWidth: 'var(--prose-width)' }}>
          {WITHOUT_SCRIPT} <Link href={`${ADDRESSES.programs}#pace`}>How long it takes</Link>
        </Typography>
      </Container>
    </>
  );
}
