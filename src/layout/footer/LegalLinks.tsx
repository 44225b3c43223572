import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { LEGAL_LINKS } from '../../../.generated/legalLinks';
import { touchRow } from '../../theme/targets';
import * as texts from '../../texts/en/footer';

/** Links to the school's legal pages, next to the copyright. */
export function LegalLinks() {
  return (
    <nav aria-label={texts.legal}>
      <List>
        {LEGAL_LINKS.map(({ label, href }) => (
          <li key={href}>
            <Link variant="body2" href={href} color="textSecondary" underline="hover" sx={touchRow}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  padding: 0,
  listStyle: 'none',
});
