import Typography from '@mui/material/Typography';
import { Disclosure } from '../../../components/Disclosure';
import { Section } from '../../../components/Section';
import type { ListedText } from '../../../components/listedText';
import { BUILD_RULES, BUILDING, CHECKED, COUNTING, TEST_RULES } from '../aboutTexts';
import { RuleList } from './RuleList';

/** Details of how lessons are made and checked. */
export function MaterialSection() {
  return (
    <Section id="material" title="How lessons are made and checked" intro={CHECKED} layout="split">
      <Disclosure summary="How lessons, exercises, and hours are counted" heading="h3">
        <Paragraphs texts={COUNTING} />
      </Disclosure>
      <Disclosure summary="What keeps a page from being published" heading="h3">
        <Paragraphs texts={BUILDING} />
        <Typography>The build stops if:</Typography>
        <RuleList kind="stops" rules={BUILD_RULES} />
      </Disclosure>
      <Disclosure summary="What the tests check" heading="h3">
        <RuleList kind="runs" rules={TEST_RULES} />
      </Disclosure>
    </Section>
  );
}

function Paragraphs({ texts }: { texts: readonly ListedText[] }) {
  return texts.map(({ id, text }) => <Typography key={id}>{text}</Typography>);
}
