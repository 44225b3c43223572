import Autocomplete from '@mui/material/Autocomplete';
import { deDE } from '@mui/material/locale';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { deDE as gridDE } from '@mui/x-data-grid/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { deDE as pickersDE } from '@mui/x-date-pickers/locales';
import { render, screen } from '@testing-library/react';
import 'dayjs/locale/de';

// Tests the recipe in .github/docs/packages.md.

test("MUI's components show texts in the language that a page passes", () => {
  render(
    <Autocomplete
      {...deDE.components?.MuiAutocomplete?.defaultProps}
      open
      options={[]}
      renderInput={(props) => <TextField {...props} label="Kurs" />}
    />,
  );
  expect(screen.getByText('Keine Optionen')).toBeVisible();
});

test('the data grid shows texts in the language that a page passes', () => {
  render(
    <DataGrid
      {...gridDE.components.MuiDataGrid.defaultProps}
      rows={[]}
      columns={[{ field: 'kurs' }]}
      disableEval
    />,
  );
  expect(screen.getByText('Keine Einträge')).toBeInTheDocument();
});

test('a date picker shows texts in the language of its provider', () => {
  render(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      {...pickersDE.components.MuiLocalizationProvider.defaultProps}
    >
      <DatePicker label="Beginn" />
    </LocalizationProvider>,
  );
  expect(screen.getByRole('button', { name: 'Datum auswählen' })).toBeVisible();
});
