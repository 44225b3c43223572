import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { useClientValue } from '../../prerendered/useClientValue';
import { ADDRESSES } from '../../site/addresses';
import { nearestPages } from './nearestPages';

/** Longest part of the asked address that is shown, in characters. */
const LONGEST_SHOWN = 120;

export function NotFoundPage() {
  const { pathname } = useLocation();
  // Not known where this is prerendered: one document serves every unknown address.
  const asked = useClientValue<string | null>(() => pathname, null);

  const suggestions = asked === null ? [] : nearestPages(asked);

  return (
    <PageHeader label="404" title="There is no page at this address">
      {/* First, because what follows comes when the page is hydrated and would move it. */}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', my: 4 }}>
        <ButtonLink to={ADDRESSES.home}>Home</ButtonLink>
        <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
          Tutorials
        </ButtonLink>
      </Stack>
      {asked === null ? null : (
        <Typography>
          You asked for <Asked>{asked.slice(0, LONGEST_SHOWN)}</Asked>.
        </Typography>
      )}
      {suggestions.length > 0 ? (
        <>
          <Typography id="near" sx={{ mt: 2 }}>
            Perhaps you meant:
          </Typography>
          <Stack component="ul" spacing={0.5} aria-labelledby="near" sx={{ mt: 1, pl: 3 }}>
            {suggestions.map(({ label, address }) => (
              <li key={address}>
                <Link href={address}>{label}</Link>
              </li>
            ))}
          </Stack>
        </>
      ) : null}
    </PageHeader>
  );
}

const Asked = styled('code')(({ theme }) => ({
  padding: '2px 6px',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.site.sunken,
  overflowWrap: 'anywhere',
}));
