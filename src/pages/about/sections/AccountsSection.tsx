import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HAS_FORMS } from '../../../../.generated/contactLinks';
import { brand } from '../../../school/brand';
import { Section } from '../../../components/Section';
import { ACCOUNTS, NO_ACCOUNTS, NO_ACCOUNTS_BUT_FORMS } from '../aboutTexts';
import { Prose } from './Prose';

export function AccountsSection() {
  const hasNone = Object.values(brand.account).every(({ kind }) => kind === 'info');
  return (
    <Section id="accounts" title="Accounts" layout="split">
      <Prose
        texts={hasNone ? [HAS_FORMS ? NO_ACCOUNTS_BUT_FORMS : NO_ACCOUNTS, ACCOUNTS] : [ACCOUNTS]}
      >
        <Typography>
          To move your progress to another device, <Link href="#storage">make a link</Link> that you
          open there, or export a file here and import it there.
        </Typography>
      </Prose>
    </Section>
  );
}
