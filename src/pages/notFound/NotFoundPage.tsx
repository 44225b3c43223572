import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { WaysOn } from '../../components/WaysOn';
import { useClientValue } from '../../prerendered/useClientValue';
import { nearestPages } from './nearestPages';

/** Longest part of the asked address that is shown, in characters. */
const MAX_SHOWN = 120;

export function NotFoundPage() {
  const { pathname } = useLocation();
  // Not known where this is prerendered: one document serves every unknown address.
  const asked = useClientValue<string | null>(() => pathname, null);

  const suggestions = asked === null ? [] : nearestPages(asked);

  return (
    <PageHeader label="404" title="There is no page at this address">
      {/* First, because what follows comes when the page is hydrated and would move it. */}
      <WaysOn />
      {asked === null ? null : (
        <Typography sx={{ mt: 4 }}>
          You asked for <Asked>{asked.slice(0, MAX_SHOWN)}</Asked>.
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
