import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Buttons } from './Buttons';
import { Choices } from './Choices';
import { Display } from './Display';
import { Feedback } from './Feedback';
import { Fields } from './Fields';
import { Layouts } from './Layouts';
import { Moving } from './Moving';
import { Overlays } from './Overlays';
import { Styling } from './Styling';

/** Shows each family of MUI components that a site can use. The examples follow MUI's documentation. */
export function GalleryPage() {
  return (
    <Container>
      <Typography variant="h1">Gallery</Typography>
      <Stack spacing={4}>
        <Buttons />
        <Fields />
        <Choices />
        <Display />
        <Moving />
        <Feedback />
        <Overlays />
        <Layouts />
        <Styling />
      </Stack>
    </Container>
  );
}
