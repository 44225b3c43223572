import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Section } from '../../components/Section';
import { Prose } from './Prose';
import { StorageControls } from './StorageControls';
import { StoredList } from './StoredList';
import { NOT_STORED, WITHOUT_SCRIPT } from './texts';
import { useStoredEntries } from './useStoredEntries';

export function StorageSection() {
  const entries = useStoredEntries();
  const [deletions, setDeletions] = useState(0);

  return (
    <Section
      id="storage"
      title="What this site stores on your device"
      intro="This is all of it: entries in the local storage of the browser in which you read this, and copies of pages. No entry exists before you do something that it is there to remember."
    >
      <Stack spacing={3}>
        <StoredList key={deletions} entries={entries} />
        <Typography className="no-js-only" sx={{ maxWidth: 'var(--prose-width)' }}>
          {WITHOUT_SCRIPT}
        </Typography>
        <StorageControls entries={entries} onDelete={() => setDeletions(deletions + 1)} />
        <Prose texts={NOT_STORED} />
      </Stack>
    </Section>
  );
}
