import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as texts from '../../texts/en/notFound';
import type { Suggestion } from './nearestPages';

interface OtherPagesProps {
  pages: readonly Suggestion[];
}

/** Links to other pages that the visitor may have meant. */
export function OtherPages({ pages }: OtherPagesProps) {
  if (pages.length === 0) return null;
  return (
    <>
      <Typography id="others" sx={{ mt: 4 }}>
        {texts.orTry(pages.length)}
      </Typography>
      <List aria-labelledby="others">
        {pages.map(({ label, address }) => (
          <li key={address}>
            <Link href={address} variant="subtitle1">
              {label}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxWidth: 480,
  marginTop: 8,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > li > a': { display: 'block', paddingBlock: 12 },
}));
