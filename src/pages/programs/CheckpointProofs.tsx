import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../components/CheckList';
import type { Checkpoint } from '../../content/model';
import * as texts from '../../texts/en/programSections';

interface CheckpointProofsProps {
  checkpoints: readonly Checkpoint[];
}

/** Lists what learners should be able to show at each checkpoint of a program. */
export function CheckpointProofs({ checkpoints }: CheckpointProofsProps) {
  return (
    <>
      <Typography>{texts.moveOnWhen}</Typography>
      <Proofs>
        {checkpoints.map(({ id, title, shows }) => (
          <li key={id}>
            <Typography variant="subtitle1" component="p" sx={{ color: 'text.primary' }}>
              {title}
            </Typography>
            <CheckList sx={{ mt: 0.5, typography: 'body2' }}>
              {shows.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </CheckList>
          </li>
        ))}
      </Proofs>
    </>
  );
}

const Proofs = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: 0,
  listStyle: 'none',
}));
