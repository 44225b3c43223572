import Link from '@mui/material/Link';
import { FitList } from '../../components/FitList';
import { Section } from '../../components/Section';
import { ownAddress } from '../../site/ownLinks';

const NEXT_STEPS = ownAddress('next-steps');

const FITS = [
  'You want to know why code works, not just that it does.',
  "You learn by trying, and errors don't scare you off.",
  "You're starting from zero, or you already know some of this. Each lesson lists what it builds on.",
];

const MISFITS = [
  "You want a teacher, a class, or a certificate. We don't offer those.",
  "You want a job guarantee. We can't honestly offer one.",
  'You need a website by Friday. A site builder will get you there sooner.',
];

/** Who the site is for, and who it isn't for. */
export function ForWhom() {
  return (
    <Section
      layout="split"
      id="fit"
      title="What this is, and what it isn't"
      intro={
        <>
          It's better to find out whether this site is for you before your first hour than after
          your tenth. These courses give you a foundation for front-end, back-end, or data work, but
          not everything you'll need.{' '}
          {NEXT_STEPS ? <Link href={NEXT_STEPS}>What comes after</Link> : null}
        </>
      }
      tone="sunken"
    >
      <FitList fits={FITS} misfits={MISFITS} />
    </Section>
  );
}
