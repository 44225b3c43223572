import Button from '@mui/material/Button';
import { AnimatePresence, motion, MotionConfig } from 'motion/react';
import { useState } from 'react';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Motion',
  description:
    'A boat that sails and a flag that comes down, both as fast as each visitor likes it.',
};

export function Page() {
  return (
    <MotionConfig reducedMotion="user">
      <PageHeader title={page.title} lead={page.description} />
      <Section id="harbor" title="Harbor">
        <Boat />
        <Flag />
      </Section>
    </MotionConfig>
  );
}

/** Sails so slowly that a test can see it on its way. */
function Boat() {
  const [isOut, setOut] = useState(false);
  return (
    <>
      <Button onClick={() => setOut(true)}>Sail</Button>
      <motion.p
        style={{ width: 'fit-content' }}
        animate={{ x: isOut ? 200 : 0 }}
        transition={{ duration: 120, ease: 'linear' }}
      >
        The boat
      </motion.p>
    </>
  );
}

function Flag() {
  const [isUp, setUp] = useState(true);
  return (
    <>
      <Button onClick={() => setUp(!isUp)}>Raise or lower the flag</Button>
      <AnimatePresence mode="popLayout">
        {isUp && (
          <motion.p
            key="flag"
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
          >
            The flag
          </motion.p>
        )}
      </AnimatePresence>
    </>
  );
}
