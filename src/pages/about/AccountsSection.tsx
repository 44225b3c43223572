import { Section } from '../../components/Section';
import { Prose } from './Prose';
import { ACCOUNTS } from './texts';

export function AccountsSection() {
  return (
    <Section id="accounts" title="Accounts">
      <Prose texts={ACCOUNTS} />
    </Section>
  );
}
