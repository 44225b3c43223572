import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { Static } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { ADDRESSES, CAREERS_ADDRESS } from '../../site/addresses';
import * as texts from '../../texts/en/notFound';
import { NearestPage } from './NearestPage';
import type { Suggestion } from './nearestPages';
import { courseWays } from './notFoundChunks';
import { OtherPages } from './OtherPages';
import { SearchWay } from './SearchWay';
import { useSuggestions } from './useSuggestions';

/** Maximum number of characters of the requested path to show. */
const MAX_SHOWN = 120;

/** Suggested if no page has a similar URL. */
const ALL_LESSONS: Suggestion = { label: texts.pages.tutorials, address: ADDRESSES.tutorials };

export function NotFoundPage() {
  const { pathname } = useLocation();
  // The requested path is `null` while prerendering, because a single document serves every unknown URL.
  const asked = useClientValue<string | null>(() => pathname, null);
  const [nearest, ...others] = useSuggestions(asked);
  const isCareers = asked === CAREERS_ADDRESS;

  return (
    <>
      <PageHeader
        label={texts.label}
        title={texts.heading}
        lead={
          // Fixed height, so that showing the path doesn't shift the layout.
          <Box component="span" sx={{ display: 'block', minHeight: { xs: '3lh', sm: '2lh' } }}>
            {asked === null ? null : (
              <>{texts.askedFor(<Asked>{asked.slice(0, MAX_SHOWN)}</Asked>)} </>
            )}
            {isCareers
              ? texts.noOpenings((label) => <Link href={ADDRESSES.programs}>{label}</Link>)
              : texts.movedOrTypo}
          </Box>
        }
      >
        {nearest ? (
          <NearestPage intro={isCareers ? texts.thisMayHelp : texts.didYouMean} page={nearest} />
        ) : (
          <NearestPage intro={texts.findLesson} page={ALL_LESSONS} />
        )}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 2.5 }}>
          <SearchWay />
          <ButtonLink to={ADDRESSES.home} variant="outlined">
            {texts.home}
          </ButtonLink>
        </Stack>
        {/* Below the buttons, because these links appear after hydration and would shift the buttons. */}
        <OtherPages pages={others} />
      </PageHeader>
      <Static code={courseWays}>{({ CourseWays }) => <CourseWays />}</Static>
    </>
  );
}

const Asked = styled('code')(({ theme }) => ({
  padding: '2px 0',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.site.sunken,
  overflowWrap: 'anywhere',
}));
