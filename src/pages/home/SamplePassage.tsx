import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hasPassed, SAMPLE_CHECKS } from './lessonSample';

/** A passage of the sample lesson. */
export function SamplePassage() {
  return (
    <Passage>
      <Typography variant="h4" component="p">
        The average of a list
      </Typography>
      <Typography sx={{ maxWidth: '52ch', mt: 0.75, color: 'text.secondary' }}>
        Add the numbers up, then divide by how many there are. And when there are <em>none</em>?
        Hold that thought.
      </Typography>
    </Passage>
  );
}

/** The sample lesson's status line. */
export function SampleStatus() {
  const passed = SAMPLE_CHECKS.filter(hasPassed).length;
  return (
    <Status variant="label">
      <span>
        {passed} of {SAMPLE_CHECKS.length} checks
      </span>
      <Kept>kept in this browser</Kept>
    </Status>
  );
}

const Passage = styled('div')({ padding: 24 });

const Status = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  justifyContent: 'space-between',
  padding: '16px 24px',
});

const Kept = styled('span')(({ theme }) => ({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.success.main,
  },
}));
