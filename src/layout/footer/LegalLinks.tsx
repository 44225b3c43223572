import Link from '@mui/material/Link';
import { LEGAL_LINKS } from '../../../.generated/legalLinks';
import { touchRow } from '../../theme/targets';
import * as texts from '../../texts/en/footer';
import { LineList } from './LineList';

/** Links to the school's legal pages, next to the copyright. */
export function LegalLinks() {
  return (
    <nav aria-label={texts.legal}>
      <LineList>
        {LEGAL_LINKS.map(({ label, href }) => (
          <li key={href}>
            <Link variant="body2" href={href} color="textSecondary" underline="hover" sx={touchRow}>
              {label}
            </Link>
          </li>
        ))}
      </LineList>
    </nav>
  );
}
