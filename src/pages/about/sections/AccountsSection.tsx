import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HAS_FORMS } from '../../../../.generated/contactLinks';
import { brand } from '../../../../.generated/school/brand';
import { Section } from '../../../components/Section';
import * as texts from '../../../texts/en/aboutSections';
import { Prose } from './Prose';

/** Shown for brands whose Login and Sign Up buttons only open a note saying that there are no accounts. */
const NO_ACCOUNTS = {
  id: 'none',
  text: HAS_FORMS ? texts.noAccountsButForms : texts.noAccounts,
};

const ACCOUNTS = { id: 'instead', text: texts.insteadOfAccounts };

export function AccountsSection() {
  const hasNone = Object.values(brand.account).every(({ kind }) => kind === 'info');
  return (
    <Section id="accounts" title={texts.accountsTitle} layout="split">
      <Prose texts={hasNone ? [NO_ACCOUNTS, ACCOUNTS] : [ACCOUNTS]}>
        <Typography>
          {texts.moveProgress((label) => (
            <Link href="#storage">{label}</Link>
          ))}
        </Typography>
      </Prose>
    </Section>
  );
}
