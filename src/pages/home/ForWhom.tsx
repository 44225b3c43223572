import Link from '@mui/material/Link';
import { texts } from '../../../.generated/school/texts/home';
import { FitList } from '../../components/FitList';
import { Section } from '../../components/Section';
import { ownAddress } from '../../site/ownLinks';
import * as sections from '../../texts/en/homeSections';

const NEXT_STEPS = ownAddress('next-steps');

/** Who the school is for, and who it isn't for. Shows nothing if the school doesn't say. */
export function ForWhom() {
  if (!texts.fit) return null;
  const { title, intro, fits, misfits } = texts.fit;
  return (
    <Section
      layout="split"
      id="fit"
      title={title}
      intro={
        <>
          {intro} {NEXT_STEPS ? <Link href={NEXT_STEPS}>{sections.nextSteps}</Link> : null}
        </>
      }
      tone="sunken"
    >
      <FitList fits={fits} misfits={misfits} />
    </Section>
  );
}
