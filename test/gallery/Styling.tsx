import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled, ThemeProvider, useColorScheme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { teamTheme } from './teamTheme';

const Ruled = styled('p')(({ theme }) => ({
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  padding: theme.spacing(1, 2),
  transition: theme.transitions.create(['color', 'border-color']),
  [theme.breakpoints.down('md')]: { borderLeftWidth: 8 },
  ...theme.applyStyles('dark', { fontStyle: 'italic' }),
}));

export function Styling() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const { mode } = useColorScheme();
  return (
    <Stack component="section" aria-label="Styling" spacing={2}>
      <Ruled>A custom component</Ruled>
      <Box sx={{ p: { xs: 1, md: 4 }, color: 'secondary.main', typography: 'lead' }}>By sx</Box>
      <Box sx={{ backgroundColor: (outer) => outer.alpha(outer.vars.palette.primary.main, 0.2) }}>
        Tinted
      </Box>
      <p data-testid="width">{isWide ? 'wide' : 'narrow'}</p>
      <p data-testid="mode">{mode ?? 'not known yet'}</p>
      <ThemeProvider theme={teamTheme}>
        <Stack spacing={1} data-testid="team">
          <Typography variant="h2">The team’s heading</Typography>
          <Card elevation={6}>By a team function</Card>
          <Button variant="dashed">By a team variant</Button>
          <Button variant="contained" color="violet">
            In a team color
          </Button>
          <Alert severity="info">By the team’s default</Alert>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>By a team breakpoint</Box>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
