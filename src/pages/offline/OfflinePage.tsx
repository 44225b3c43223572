import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { PageWidth } from '../../components/PageWidth';
import { ADDRESSES } from '../../site/addresses';
import { BASE_PATH } from '../../site/basePath';
import * as texts from '../../texts/en/offline';
import { head } from './head';
import { KEPT_IDS, keptListScript } from './keptList';

/**
 * Fallback for a page that isn't cached, shown if the network fails. Has no route and is never hydrated: an
 * inline script fills the lists (see `keptList.ts`).
 */
export function OfflinePage() {
  return (
    <>
      <PageHeader title={head.title} lead={head.description}>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 4 }}>
          <Again id={KEPT_IDS.again} variant="contained" size="large" hidden>
            {texts.tryAgain}
          </Again>
          <ButtonLink to={ADDRESSES.home} variant="outlined">
            {texts.home}
          </ButtonLink>
        </Stack>
        {/* Right after the buttons, so that "Try again" doesn't move "Home" once it's on screen. */}
        <script dangerouslySetInnerHTML={{ __html: keptListScript(BASE_PATH) }} />
      </PageHeader>
      <PageWidth>
        <Typography id={KEPT_IDS.plain} sx={{ mt: 4 }}>
          {texts.reloadLater}
        </Typography>
        <Typography id={KEPT_IDS.nothing} sx={{ mt: 4 }} hidden>
          {texts.nothingSaved}
        </Typography>
        <Typography id={KEPT_IDS.works} sx={{ mt: 4 }} hidden>
          {texts.exercisesWork}
        </Typography>
        <KeptPages id={KEPT_IDS.lessons} title={texts.lessons} />
        <KeptPages id={KEPT_IDS.others} title={texts.otherPages} />
      </PageWidth>
    </>
  );
}

interface KeptPagesProps {
  id: string;
  title: string;
}

function KeptPages({ id, title }: KeptPagesProps) {
  return (
    <Kept id={id} aria-labelledby={`${id}-title`} hidden>
      <Typography variant="h2" id={`${id}-title`} sx={{ fontSize: '1.5rem' }}>
        {title}
      </Typography>
      <List />
    </Kept>
  );
}

// MUI's `display` would override `hidden`.
const Again = styled(Button)({ '&[hidden]': { display: 'none' } });

const Kept = styled('section')({ marginTop: 40, '&[hidden]': { display: 'none' } });

const List = styled('ul')(({ theme }) => ({
  columns: '20rem 3',
  columnGap: 40,
  marginTop: 12,
  padding: 0,
  listStyle: 'none',
  '& li': { breakInside: 'avoid', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 48 },
}));
