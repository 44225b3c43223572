/** Content of the `how-it-compares-sections` chunk in German. Not fetched if the page is prerendered. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnAddress } from '../../../../../.generated/school/ownLinks';
import { FIRST_LESSON } from '../../../../../.generated/starts';
import { SITE_FACTS } from '../../../../../.generated/summaries';
import { brand } from '../../../../../.generated/school/brand';
import { ButtonLink } from '../../../../components/ButtonLink';
import { CallCard } from '../../../../components/CallCard';
import { FitList } from '../../../../components/FitList';
import { PageHeader } from '../../../../components/PageHeader';
import { Section } from '../../../../components/Section';
import { ADDRESSES, lessonAddress } from '../../../../site/addresses';
import {
  ALTERNATIVES,
  CHOOSE_OTHERS,
  CHOOSE_US,
  HOW_IT_COMPARES,
  ownSchool,
} from './comparison.de';
import { FactTable } from './FactTable';
import { datesRead } from './datesRead.de';
import { SourceList } from './SourceList.de';
import { sourcesOf } from './sourcesOf';

const NEXT_STEPS: OwnAddress = '/programs/after-this';

const SCHOOLS = [ownSchool(brand.name, SITE_FACTS), ...ALTERNATIVES];

const SOURCES = sourcesOf(SCHOOLS);

const TITLES = { fits: 'Das spricht für uns', misfits: 'Das spricht für andere Schulen' };

export function ComparesTop() {
  return (
    <PageHeader
      label="Nebeneinander, mit Quellen"
      title={HOW_IT_COMPARES.title}
      lead={HOW_IT_COMPARES.description}
    />
  );
}

export function SideBySide() {
  return (
    <>
      <Section
        id="choice"
        title="Die kurze Antwort"
        intro="Jede dieser Schulen kann etwas besonders gut. Hier steht, wann wir die bessere Wahl sind und wann nicht."
      >
        <FitList fits={CHOOSE_US} misfits={CHOOSE_OTHERS} titles={TITLES} />
      </Section>
      <Section
        id="side-by-side"
        title="Der direkte Vergleich"
        intro="Jede Angabe über eine Schule stammt von ihrer eigenen Website und hat einen nummerierten Link zu der Seite, die wir gelesen haben. Bei den anderen Schulen sind diese Seiten auf Englisch. „Nicht geprüft“ heißt, dass wir dazu keine Seite gefunden haben, nicht, dass die Antwort Nein ist."
      >
        <FactTable schools={SCHOOLS} sources={SOURCES} />
        <Typography
          variant="body2"
          sx={{ maxWidth: 'var(--prose-width)', mt: 2.5, color: 'text.secondary' }}
        >
          Gelesen haben wir {datesRead(SCHOOLS)} öffentlich verfügbare Kopien dieser Seiten, nicht
          die Websites selbst. Steht bei einer Schule inzwischen etwas anderes, dann gilt das.
          Unsere eigenen Zahlen werden jedes Mal neu berechnet, wenn diese Website gebaut wird.
        </Typography>
        <Box sx={{ mt: 2.5 }}>
          <SourceList sources={SOURCES} />
        </Box>
      </Section>
      <CallCard
        id="begin"
        title="Mach dir selbst ein Bild"
        text="Eine Lektion sagt dir mehr als jede Tabelle. Du brauchst kein Konto und verlierst nichts, wenn du wieder gehst."
      >
        <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>Erste Lektion starten</ButtonLink>
        <ButtonLink to={NEXT_STEPS} variant="outlined">
          Was danach kommt
        </ButtonLink>
        <ButtonLink to={ADDRESSES.about} variant="outlined">
          Über uns
        </ButtonLink>
      </CallCard>
    </>
  );
}
