import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as texts from '../../texts/en/stepThrough';

interface CodeChangedProps {
  onAgain: () => void;
}

/** Notice that the steps aren't those of the current code. */
export function CodeChanged({ onAgain }: CodeChangedProps) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2">{texts.changed}</Typography>
      <Button size="small" onClick={onAgain}>
        {texts.again}
      </Button>
    </Stack>
  );
}
