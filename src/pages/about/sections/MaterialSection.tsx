import Typography from '@mui/material/Typography';
import { Disclosure } from '../../../components/Disclosure';
import { Section } from '../../../components/Section';
import type { ListedText } from '../../../components/listedText';
import * as sectionTexts from '../../../texts/en/aboutSections';
import { timeFormula } from '../timeFormula';
import { RuleList } from './RuleList';

const COUNTING: readonly ListedText[] = [
  { id: 'counted', text: sectionTexts.counting },
  { id: 'hours', text: timeFormula() },
];

/** Details of how lessons are made and checked. */
export function MaterialSection() {
  return (
    <Section
      id="material"
      title={sectionTexts.materialTitle}
      intro={sectionTexts.checked}
      layout="split"
    >
      <Disclosure summary={sectionTexts.countingTitle} heading="h3">
        <Paragraphs texts={COUNTING} />
      </Disclosure>
      <Disclosure summary={sectionTexts.buildingTitle} heading="h3">
        <Paragraphs texts={sectionTexts.building} />
        <Typography>{sectionTexts.buildStops}</Typography>
        <RuleList kind="stops" rules={sectionTexts.buildRules} />
      </Disclosure>
      <Disclosure summary={sectionTexts.testingTitle} heading="h3">
        <RuleList kind="runs" rules={sectionTexts.testRules} />
      </Disclosure>
    </Section>
  );
}

function Paragraphs({ texts }: { texts: readonly ListedText[] }) {
  return texts.map(({ id, text }) => <Typography key={id}>{text}</Typography>);
}
