import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export function Buttons() {
  const [isLoading, setLoading] = useState(false);
  const [align, setAlign] = useState('left');
  return (
    <Stack
      component="section"
      aria-label="Buttons"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <Button variant="contained" loading={isLoading} onClick={() => setLoading(true)}>
        Load
      </Button>
      <Button variant="contained" color="secondary" disableElevation={false}>
        Raised
      </Button>
      <Button variant="outlined" disableRipple={false}>
        With ripple
      </Button>
      <Button href="/about">Away</Button>
      <IconButton aria-label="Delete">
        <DeleteIcon />
      </IconButton>
      <Fab color="primary" size="small" aria-label="Add">
        +
      </Fab>
      <ButtonGroup aria-label="Group">
        <Button>One</Button>
        <Button>Two</Button>
      </ButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={align}
        aria-label="Align"
        onChange={(_event, next: string | null) => setAlign(next ?? align)}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
