import { useEffect, useRef, type ReactNode } from 'react';
import * as texts from '../../texts/en/stepThrough';
import { ClosablePanel } from '../task/ClosablePanel';

interface PanelFrameProps {
  title: string;
  /** True while steps are being recorded. */
  isBusy: boolean;
  /** Focuses the slider whenever this changes. */
  focusKey: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Frame of a panel with steps: its title, and the button that closes it. */
export function PanelFrame({ title, isBusy, focusKey, onClose, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null);

  // Once there are steps, the arrow keys should work right away.
  useEffect(() => {
    const slider = panel.current?.querySelector<HTMLElement>('input[type="range"]:enabled');
    (slider ?? panel.current)?.focus();
  }, [focusKey]);

  return (
    <ClosablePanel
      ref={panel}
      title={title}
      closeName={texts.close}
      isBusy={isBusy}
      onClose={onClose}
    >
      {children}
    </ClosablePanel>
  );
}
