import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Checkpoint } from '../../content/model';

interface CheckpointCardProps {
  checkpoint: Checkpoint;
}

/** What a learner should be able to show before the next step. */
export function CheckpointCard({ checkpoint: { title, shows } }: CheckpointCardProps) {
  return (
    <Card sx={{ '@media print': { background: 'none' } }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Kind variant="label">checkpoint</Kind>
        <Typography variant="h4" sx={{ mt: 0.75 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>Go on when you can show:</Typography>
        <Shows>
          {shows.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Shows>
      </CardContent>
    </Card>
  );
}

/** A label with the sign that marks a checkpoint. */
const Kind = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.secondary.main,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    marginLeft: 2,
    border: '2px solid currentColor',
    rotate: '45deg',
  },
}));

/** A list to tick off, on paper or in the mind. */
const Shows = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(0.75),
  marginTop: theme.spacing(0.75),
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingLeft: 28 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '0.42em',
    left: 0,
    width: 14,
    height: 14,
    border: `1px solid ${theme.vars.palette.site.lineStrong}`,
    borderRadius: 3,
  },
}));
