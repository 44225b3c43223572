import { FitList } from '../../components/FitList';
import { Section } from '../../components/Section';

const FITS = [
  'You want to know why code works, not only that it does.',
  'You learn by trying, and an error message does not end your day.',
  'You start from zero, or from wherever you are: each lesson says what it builds on.',
];

const MISFITS = [
  'You want a teacher, a class or a certificate. There are none here.',
  'You want the promise of a job. No one can honestly give it.',
  'You need a website by Friday. A site builder gets you there sooner.',
];

/** For whom this is, said before the first hour. */
export function ForWhom() {
  return (
    <Section
      layout="split"
      id="fit"
      title="What this is, and what it is not"
      intro="Better to know before your first hour than after your tenth."
      tone="sunken"
    >
      <FitList fits={FITS} misfits={MISFITS} />
    </Section>
  );
}
