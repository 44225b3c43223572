import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const HEIGHTS = [40, 80, 60, 50];

export function Layouts() {
  return (
    <Stack component="section" aria-label="Layouts" spacing={2}>
      <Grid container spacing={{ xs: 1, md: 3 }}>
        {['a', 'b', 'c'].map((name) => (
          <Grid key={name} size={{ xs: 12, sm: 6, lg: 4 }}>
            <Paper elevation={8} sx={{ p: 2 }}>
              {name}
            </Paper>
          </Grid>
        ))}
      </Grid>
      <ImageList variant="masonry" cols={2} gap={8}>
        {HEIGHTS.map((height) => (
          <ImageListItem key={height}>
            <Box sx={{ height, bgcolor: 'primary.light' }} />
          </ImageListItem>
        ))}
      </ImageList>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}
      >
        <Box>one</Box>
        <Box>two</Box>
        <Box>three</Box>
      </Box>
    </Stack>
  );
}
