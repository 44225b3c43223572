/** Content of the `after-this-sections` chunk in German. Not fetched if the page is prerendered. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OwnAddress } from '../../../../../.generated/school/ownLinks';
import { FIRST_LESSON } from '../../../../../.generated/starts';
import { SITE_FACTS } from '../../../../../.generated/summaries';
import { ButtonLink } from '../../../../components/ButtonLink';
import { CallCard } from '../../../../components/CallCard';
import { FitList } from '../../../../components/FitList';
import { PageHeader } from '../../../../components/PageHeader';
import { Section } from '../../../../components/Section';
import { countOf, formatDate, formatMinutes } from '../../../../texts/de/format';
import { ADDRESSES, lessonAddress } from '../../../../site/addresses';
import {
  ABLE,
  AFTER_THIS,
  DATA_LINKS,
  LINKS_LOOKED_UP,
  NEXT_STEPS,
  NOT_YET,
  WHOLE_PATHS,
} from './nextSteps.de';
import { OutsideLinks } from './OutsideLinks';
import { StepList } from './StepList.de';

const COMPARISON: OwnAddress = '/about/how-it-compares';

const TITLES = { fits: 'Das kannst du dann', misfits: 'Das kannst du dann noch nicht' };

export function AfterThisTop() {
  return (
    <PageHeader
      label="Die nächsten Schritte"
      title={AFTER_THIS.title}
      lead={AFTER_THIS.description}
    />
  );
}

export function WhatNext() {
  const { courses, minutes } = SITE_FACTS;
  return (
    <>
      <Section
        id="foundation"
        title="Was dir diese Kurse geben"
        intro={`Alle ${countOf(courses, 'Kurs', 'Kurse')} zusammen dauern ${formatMinutes(minutes)}, Aufgaben und Projekte eingerechnet. Das reicht für eine Grundlage, aber nicht, um Softwareentwicklung zum Beruf zu machen.`}
      >
        <FitList fits={ABLE} misfits={NOT_YET} titles={TITLES} />
      </Section>
      <Section
        id="steps"
        title="Was du als Nächstes lernst"
        intro="Jeder Schritt baut auf den vorigen auf. Die Links führen zu englischen Seiten anderer Websites, die du alle kostenlos lesen kannst."
      >
        <StepList steps={NEXT_STEPS} />
        <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
          Links zuletzt geprüft: {formatDate(LINKS_LOOKED_UP)}
        </Typography>
      </Section>
      <OtherWays />
      <CallCard
        id="begin"
        title="Noch nicht so weit?"
        text="Diese Schritte laufen dir nicht weg. Fang mit der ersten Lektion an, oder such dir ein Programm aus, das zu deinen Zielen passt."
      >
        <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>Erste Lektion starten</ButtonLink>
        <ButtonLink to={ADDRESSES.programs} variant="outlined">
          Alle Programme
        </ButtonLink>
      </CallCard>
    </>
  );
}

/** Two other ways to continue, besides the steps that the page recommends. */
function OtherWays() {
  return (
    <Box
      sx={{
        display: 'grid',
        // On wide screens, shows the two alternatives side by side.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
        mx: 'auto',
      }}
    >
      <Section
        id="data"
        title="Wenn es dir um maschinelles Lernen geht"
        intro="Hier hast du jedes Modell in JavaScript gebaut, damit du jeden Schritt siehst. Sonst arbeitet man mit Daten meistens in Python. Was du über das Aufteilen von Daten, über Baselines und Metriken weißt, gilt dort genauso."
      >
        <div lang="en">
          <OutsideLinks links={DATA_LINKS} />
        </div>
      </Section>
      <Section
        id="paths"
        title="Wenn du lieber einem einzigen Weg folgst"
        intro={
          <>
            Zwei kostenlose Lehrpläne auf Englisch decken die meisten dieser Schritte ab, auch mit
            Projekten. Beide dauern viel länger als diese Website und gehen viel weiter. Mehr dazu
            steht im <Link href={COMPARISON}>Vergleich mit anderen Schulen</Link>.
          </>
        }
      >
        <div lang="en">
          <OutsideLinks links={WHOLE_PATHS} />
        </div>
      </Section>
    </Box>
  );
}
