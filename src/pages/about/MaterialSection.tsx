import { SITE_FACTS } from '../../../.generated/summaries';
import { Section } from '../../components/Section';
import { formatMinutes } from '../../content/format';
import styles from './MaterialSection.module.css';
import { Prose } from './Prose';
import { BUILD_RULES, MAKING, TEST_RULES, type ListedText } from './texts';

const FACTS = [
  { name: 'lessons to read today', value: SITE_FACTS.tutorials },
  { name: 'exercises in them, each checked in the page', value: SITE_FACTS.exercises },
  { name: 'of reading and doing', value: formatMinutes(SITE_FACTS.minutes) },
  { name: 'courses that lead through them and beyond', value: SITE_FACTS.courses },
  { name: 'programs, which are paths through the courses', value: SITE_FACTS.programs },
];

export function MaterialSection() {
  return (
    <Section id="material" title="How the material is made and checked" tone="sunken">
      <dl className={styles.facts}>
        {FACTS.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Prose texts={MAKING} />
      <div className={styles.rules}>
        <Rules title="The build stops when" rules={BUILD_RULES} />
        <Rules title="The tests run every lesson" rules={TEST_RULES} />
      </div>
    </Section>
  );
}

interface RulesProps {
  title: string;
  rules: readonly ListedText[];
}

function Rules({ title, rules }: RulesProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rules.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
