import Stack from '@mui/material/Stack';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES } from '../../site/addresses';
import { head } from './head';

/** In place of a page that was asked for without a network and is not kept on the device. Not a route of its own. */
export function OfflinePage() {
  return (
    <PageHeader title={head.title} lead={head.description}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 4 }}>
        <ButtonLink to={ADDRESSES.home}>Home</ButtonLink>
        <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
          Tutorials
        </ButtonLink>
      </Stack>
    </PageHeader>
  );
}
