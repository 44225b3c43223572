import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import type { CheckBlock } from '../../../content/lesson';
import * as texts from '../../../texts/en/lessonText';
import { Inlines } from './Inlines';

interface CheckProps {
  check: CheckBlock;
  /** The answer. */
  children: ReactNode;
}

/** A check-yourself question. Opening it shows the answer and a link to the passage that explains it. */
export function Check({ check, children }: CheckProps) {
  return (
    <Disclosure summary={<Inlines>{check.question}</Inlines>}>
      {children}
      <Typography variant="body2">
        {texts.fromSection(<Link href={`#${check.passage}`}>{check.passageTitle}</Link>)}
      </Typography>
    </Disclosure>
  );
}
