import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FactList } from '../../components/FactList';
import type { DocumentOutline } from '../../content/documents';
import * as texts from '../../texts/en/document';
import { touchRow } from '../../theme/targets';
import { documentFacts } from './documentFacts';

/** Minimum number of headings for a table of contents. */
const MIN_CONTENTS = 3;

interface DocumentAsideProps {
  outline: DocumentOutline;
}

/** Facts about the page, the button to apply for a job, and the contents of a long page. */
export function DocumentAside({ outline: { facts, contents } }: DocumentAsideProps) {
  return (
    <Aside>
      <FactList layout="table" facts={documentFacts(facts)} />
      {facts.kind === 'careers' ? (
        <Button variant="contained" size="large" href={facts.apply} sx={{ mt: 3 }}>
          {texts.apply}
        </Button>
      ) : null}
      {contents.length >= MIN_CONTENTS ? (
        <Box
          component="nav"
          className="screen-only"
          aria-labelledby="contents-title"
          sx={{ mt: 4 }}
        >
          <Typography variant="label" component="h2" id="contents-title">
            {texts.onThisPage}
          </Typography>
          <Contents>
            {contents.map(({ slug, title }) => (
              <li key={slug}>
                <Link variant="body2" href={`#${slug}`} color="inherit" sx={touchRow}>
                  {title}
                </Link>
              </li>
            ))}
          </Contents>
        </Box>
      ) : null}
    </Aside>
  );
}

const Aside = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 32px)',
  },
  '& > dl': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dd': { overflowWrap: 'anywhere' },
}));

const Contents = styled('ul')(({ theme }) => ({
  padding: 0,
  marginTop: 4,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 4, textDecorationColor: 'transparent' },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}));
