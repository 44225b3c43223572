import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../components/CheckList';
import { Disclosure } from '../../components/Disclosure';
import type { Checkpoint } from '../../content/model';

interface CheckpointCardProps {
  checkpoint: Checkpoint;
}

/** What a learner should be able to show before the next step. */
export function CheckpointCard({ checkpoint: { title, shows } }: CheckpointCardProps) {
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: 'column',
        '@media print': { background: 'none', '& summary': { display: 'none' } },
      }}
    >
      <CardContent
        sx={{
          flex: '1 0 auto',
          display: 'flex',
          flexDirection: 'column',
          p: 2,
          '&:last-child': { pb: 0.5 },
          // At the bottom of each card, whatever the lines of its title.
          '& > details': { mt: 'auto' },
        }}
      >
        <Kind variant="label">checkpoint</Kind>
        <Typography variant="h4" sx={{ mt: 0.75 }}>
          {title}
        </Typography>
        <Disclosure size="small" summary="How to prove it">
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Continue when you can show:
          </Typography>
          <CheckList sx={{ typography: 'body2' }}>
            {shows.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </CheckList>
        </Disclosure>
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
