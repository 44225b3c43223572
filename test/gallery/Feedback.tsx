import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export function Feedback() {
  const [isShown, setShown] = useState(false);
  return (
    <Stack component="section" aria-label="Feedback" spacing={2}>
      {(['error', 'warning', 'info', 'success'] as const).map((severity) => (
        <Alert key={severity} severity={severity} variant="standard">
          Of kind {severity}
        </Alert>
      ))}
      <Alert variant="filled">Filled</Alert>
      <CircularProgress aria-label="Spinning" />
      <CircularProgress variant="determinate" value={40} aria-label="Forty" />
      <LinearProgress aria-label="Running" />
      <LinearProgress variant="determinate" value={60} aria-label="Sixty" />
      <Skeleton width={210} height={20} />
      <Skeleton variant="circular" width={40} height={40} />
      <div style={{ paddingLeft: 12, fontStyle: 'italic' }}>Styled by an attribute</div>
      <div>
        <Button onClick={() => setShown(true)}>Show message</Button>
      </div>
      <Snackbar open={isShown} onClose={() => setShown(false)} message="Message shown" />
    </Stack>
  );
}
