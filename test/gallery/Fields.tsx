import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const FRUITS = ['Apple', 'Banana', 'Cherry'];

export function Fields() {
  const [fruit, setFruit] = useState('Apple');
  return (
    <Stack component="section" aria-label="Fields" spacing={2}>
      <TextField label="Name" helperText="What people call you" />
      <TextField label="Filled" variant="filled" defaultValue="text" />
      <TextField label="Standard" variant="standard" error helperText="Wrong" />
      <TextField label="Long" multiline minRows={2} />
      <TextField label="Day" type="date" slotProps={{ inputLabel: { shrink: true } }} />
      <OutlinedInput
        inputProps={{ 'aria-label': 'Amount' }}
        startAdornment={<InputAdornment position="start">€</InputAdornment>}
      />
      <FormControl>
        <InputLabel id="fruit-label">Fruit</InputLabel>
        <Select
          labelId="fruit-label"
          label="Fruit"
          value={fruit}
          onChange={({ target }) => setFruit(target.value)}
        >
          {FRUITS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <NativeSelect inputProps={{ 'aria-label': 'Native fruit' }} defaultValue="Banana">
        {FRUITS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
      <Autocomplete
        options={FRUITS}
        renderInput={(params) => <TextField {...params} label="Find fruit" />}
      />
      <TextField size="small" label="Small text" />
      <TextField size="small" label="Small list" select defaultValue="Cherry">
        {FRUITS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        size="small"
        options={FRUITS}
        renderInput={(params) => <TextField {...params} label="Small search" />}
      />
    </Stack>
  );
}
