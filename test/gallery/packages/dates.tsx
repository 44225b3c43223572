import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Date pickers',
  description: 'Choose the day and the hour of your first lesson: pick them, or type them in.',
};

/** Fixed, because the page is prerendered on another day than the one it's opened on. */
const DAY = dayjs('2027-03-10');

export function Page() {
  return (
    <>
      <PageHeader title={page.title} lead={page.description} />
      <Section id="first-lesson" title="Your first lesson">
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Stack spacing={2}>
            <DatePicker label="First day" defaultValue={DAY} referenceDate={DAY} />
            <TimePicker label="Begins at" referenceDate={DAY} />
            <DateCalendar defaultValue={DAY} referenceDate={DAY} />
          </Stack>
        </LocalizationProvider>
      </Section>
    </>
  );
}
