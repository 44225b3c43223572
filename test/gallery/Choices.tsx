import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export function Choices() {
  return (
    <Stack component="section" aria-label="Choices" spacing={1}>
      <FormControlLabel control={<Checkbox />} label="I agree" />
      <RadioGroup name="size" defaultValue="s" aria-label="Size">
        <FormControlLabel value="s" control={<Radio />} label="Small" />
        <FormControlLabel value="l" control={<Radio />} label="Large" />
      </RadioGroup>
      <FormControlLabel control={<Switch />} label="Sound" />
      <Slider aria-label="Volume" defaultValue={30} marks sx={{ maxWidth: 240 }} />
      <Rating name="stars" defaultValue={2} />
    </Stack>
  );
}
