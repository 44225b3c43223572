import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { services } from '../../../../.generated/office/services';
import { brand } from '../../../school/brand';
import { CheckList } from '../../../components/CheckList';
import { Disclosure } from '../../../components/Disclosure';
import { Section } from '../../../components/Section';
import { NOTED_IN_TAB, STORED_PLAINLY, WITHOUT_SCRIPT } from '../aboutTexts';
import { notSent } from './notSent';
import { StorageControls } from './StorageControls';
import { StoredList } from './StoredList';
import { useStoredEntries } from './useStoredEntries';

export function StorageSection() {
  const entries = useStoredEntries();
  const [deletions, setDeletions] = useState(0);

  return (
    <Section
      id="storage"
      title="What's saved on your device"
      intro="Your work is yours. Your browser doesn't save anything until you have something worth saving, and you can export or delete your data at any time."
      layout="split"
    >
      <Stack spacing={3} useFlexGap>
        <CheckList>
          {STORED_PLAINLY.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </CheckList>
        <Typography sx={{ maxWidth: 'var(--prose-width)' }}>
          {notSent(brand.allowedOrigins, services)}
        </Typography>
        <Typography className="no-js-only" sx={{ maxWidth: 'var(--prose-width)' }}>
          {WITHOUT_SCRIPT}
        </Typography>
        <StorageControls entries={entries} onDelete={() => setDeletions(deletions + 1)} />
        <Disclosure summary="Every entry, with its key and size" heading="h3" isWide>
          <StoredList key={deletions} entries={entries} />
          <Typography>{NOTED_IN_TAB}</Typography>
        </Disclosure>
      </Stack>
    </Section>
  );
}
