import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FORM_HOSTS } from '../../../../.generated/contactLinks';
import { services } from '../../../../.generated/office/services';
import { brand } from '../../../../.generated/school/brand';
import { CheckList } from '../../../components/CheckList';
import { Disclosure } from '../../../components/Disclosure';
import { Section } from '../../../components/Section';
import { MOCK_LINKS } from '../../../site/mockLinks';
import * as texts from '../../../texts/en/aboutStorage';
import { notSent } from './notSent';
import { StorageControls } from './StorageControls';
import { StoredList } from './StoredList';
import { useStoredEntries } from './useStoredEntries';

export function StorageSection() {
  const entries = useStoredEntries();
  const [deletions, setDeletions] = useState(0);

  return (
    <Section id="storage" title={texts.title} intro={texts.intro} layout="split">
      <Stack spacing={3} useFlexGap>
        <CheckList>
          {texts.storedPlainly(MOCK_LINKS.length > 0).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </CheckList>
        <Typography sx={{ maxWidth: 'var(--prose-width)' }}>
          {notSent(brand.allowedOrigins, services, FORM_HOSTS)}
        </Typography>
        <Typography className="no-js-only" sx={{ maxWidth: 'var(--prose-width)' }}>
          {texts.withoutScript}
        </Typography>
        <StorageControls entries={entries} onDelete={() => setDeletions(deletions + 1)} />
        <Disclosure summary={texts.everyEntry} heading="h3" isWide>
          <StoredList key={deletions} entries={entries} />
          <Typography>{texts.notedInTab}</Typography>
        </Disclosure>
      </Stack>
    </Section>
  );
}
