import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { FallbackLinks } from '../../components/FallbackLinks';
import { lazyModule } from '../../prerendered/lazyModule';
import { useClientValue } from '../../prerendered/useClientValue';
import { ADDRESSES, CAREERS_ADDRESS } from '../../site/addresses';
import { nearestPages, type Suggestion } from './nearestPages';
import { SearchWay } from './SearchWay';

/** Maximum length of the requested path that is shown, in characters. */
const MAX_SHOWN = 120;

const lessonPages = lazyModule(
  () => import(/* webpackChunkName: "not-found-lessons" */ './lessonPages'),
);

export function NotFoundPage() {
  const { pathname } = useLocation();
  // `null` while prerendering: a single document serves every unknown URL.
  const asked = useClientValue<string | null>(() => pathname, null);

  const [lessons, setLessons] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    lessonPages.load().then(
      ({ LESSON_PAGES }) => setLessons(LESSON_PAGES),
      // Falls back to suggesting other pages.
      () => undefined,
    );
  }, []);

  const suggestions = asked === null ? [] : nearestPages(asked, lessons);

  return (
    <PageHeader
      label="404"
      title="This page doesn't exist"
      lead={
        // Fixed height, so that showing the path doesn't shift the layout.
        <Box component="span" sx={{ display: 'block', minHeight: { xs: '3lh', sm: '2lh' } }}>
          {asked === null ? null : (
            <>
              You asked for <Asked>{asked.slice(0, MAX_SHOWN)}</Asked>.{' '}
            </>
          )}
          {asked === CAREERS_ADDRESS ? (
            <>
              No openings are listed here. See <Link href={ADDRESSES.programs}>Programs</Link> for
              what we teach.
            </>
          ) : (
            'It may have moved, or there may be a typo in the address.'
          )}
        </Box>
      }
    >
      {/* Above the suggestions, which appear after hydration and would shift it. */}
      <FallbackLinks>
        <SearchWay />
      </FallbackLinks>
      {suggestions.length > 0 ? (
        <>
          <Typography id="near" sx={{ mt: 4 }}>
            {asked === CAREERS_ADDRESS ? 'These pages may help:' : 'Did you mean one of these?'}
          </Typography>
          <Stack
            component="ul"
            aria-labelledby="near"
            sx={{
              maxWidth: 'var(--prose-width)',
              mt: 1,
              p: 0,
              listStyle: 'none',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {suggestions.map(({ label, address }) => (
              <Box component="li" key={address} sx={{ borderBottom: 1, borderColor: 'divider' }}>
                <Link href={address} variant="subtitle1" sx={{ display: 'block', py: 1.5 }}>
                  {label}
                </Link>
              </Box>
            ))}
          </Stack>
        </>
      ) : null}
    </PageHeader>
  );
}

const Asked = styled('code')(({ theme }) => ({
  padding: '2px 0',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.site.sunken,
  overflowWrap: 'anywhere',
}));
