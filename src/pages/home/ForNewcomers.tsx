import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { usePrerendered } from '../../prerendered/usePrerendered';
import { IS_BACK } from '../../progress/continue/begunMarks';
import { isBack, readContinueEntry } from '../../progress/continue/continueEntry';

interface ForNewcomersProps {
  children: ReactNode;
}

/**
 * Content for new visitors. For returning readers, prerendered content is hidden before the first paint and
 * stays unhydrated; after client-side navigation, it isn't rendered.
 */
export function ForNewcomers({ children }: ForNewcomersProps) {
  const isPrerendered = usePrerendered();
  const [isReturning] = useState(() => isBack(readContinueEntry()));
  return isReturning && !isPrerendered ? null : <Newcomers>{children}</Newcomers>;
}

const Newcomers = styled('div')({ [`main${IS_BACK} &`]: { display: 'none' } });
