import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/PageHeader';
import { ADDRESSES } from '../../../site/addresses';
import * as texts from '../../../texts/en/plannerForm';
import { PACED_PROGRAMS } from '../pacedPrograms';
import { head } from './head';

/** Page header. Without JavaScript, an explanation and a link replace the planner. */
export function PlannerTop() {
  return (
    <>
      <PageHeader
        label={texts.label}
        title={head.title}
        lead={<span className="screen-only">{texts.lead}</span>}
      />
      <Container
        className="no-js-only"
        sx={{ mt: { xs: 4, md: 6 }, mb: 'var(--section-space)', '@media print': { mt: 2 } }}
      >
        <Typography sx={{ maxWidth: 'var(--prose-width)' }}>
          {texts.withoutScript}{' '}
          <Link href={`${ADDRESSES.programs}${PACED_PROGRAMS.length > 0 ? '#pace' : ''}`}>
            {texts.howLongItTakes}
          </Link>
        </Typography>
      </Container>
    </>
  );
}
