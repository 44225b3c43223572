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
      intro="This is the full list: entries in your browser's local storage, and copies of pages. Nothing is stored until you need it to be."
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
