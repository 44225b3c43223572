import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Sign up',
  description: 'Reserve a seat in a course with your email address. You can cancel it at any time.',
};

const COURSES = ['Rope Work', 'Sea Charts', 'Tides'];

interface Answers {
  email: string;
  course: string | null;
}

export function Page() {
  return (
    <>
      <PageHeader title={page.title} lead={page.description} />
      <Section id="seat" title="Your seat">
        <SeatForm />
      </Section>
    </>
  );
}

function SeatForm() {
  const [message, setMessage] = useState<string>();
  const { control, register, handleSubmit, formState } = useForm<Answers>({
    defaultValues: { email: '', course: null },
  });
  const { email, course } = formState.errors;
  const send = handleSubmit((answers) => setMessage(`${answers.email}: ${answers.course}`));
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void send(event)}>
      <TextField
        label="Email"
        error={email !== undefined}
        helperText={email?.message}
        {...register('email', { required: 'Enter your email.' })}
      />
      <Controller
        name="course"
        control={control}
        rules={{ required: 'Choose a course.' }}
        render={({ field: { ref, onChange, ...field } }) => (
          <Autocomplete
            {...field}
            options={COURSES}
            onChange={(_event, value) => onChange(value)}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={ref}
                label="Course"
                error={course !== undefined}
                helperText={course?.message}
              />
            )}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Reserve
      </Button>
      <Snackbar
        open={message !== undefined}
        message={`Reserved for ${message}`}
        onClose={() => setMessage(undefined)}
      />
    </Stack>
  );
}
