import { useEffect, useRef, type ReactNode } from 'react';
import * as texts from '../../texts/en/exerciseLines';
import { ClosablePanel } from '../task/ClosablePanel';

interface LinesFrameProps {
  onClose: () => void;
  children: ReactNode;
}

/** Region with a heading and a close button. Gets focus when it opens. */
export function LinesFrame({ onClose, children }: LinesFrameProps) {
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus(), []);

  return (
    <ClosablePanel
      ref={panel}
      title={texts.title}
      hasHeading
      closeName={texts.close}
      isBox
      onClose={onClose}
    >
      {children}
    </ClosablePanel>
  );
}
