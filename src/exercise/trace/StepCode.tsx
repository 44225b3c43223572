import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import styles from '../../components/code/code.module.css';
import { CodeRuns } from '../../components/code/CodeLines';
import type { CodeLine } from '../../content/lesson';
import * as texts from '../../texts/en/stepThrough';

interface StepCodeProps {
  lines: readonly CodeLine[];
  /** The current line, 1-based; undefined if there's none. */
  line: number | undefined;
}

/** The code with its current line marked and in view. */
export function StepCode({ lines, line }: StepCodeProps) {
  const scroller = useRef<HTMLPreElement>(null);

  useLayoutEffect(() => {
    const box = scroller.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    // Scrolls the code only, not the page.
    const top = current.offsetTop - box.offsetTop;
    const isHidden =
      top < box.scrollTop || top + 2 * current.offsetHeight > box.scrollTop + box.clientHeight;
    if (isHidden) box.scrollTop = top - box.clientHeight / 3;
  }, [line]);

  return (
    <Code ref={scroller} role="group" aria-label={texts.code} tabIndex={0} dir="ltr">
      <code className={styles.code}>
        {lines.map((runs, index) => {
          const isCurrent = index + 1 === line;
          return (
            <span key={index} aria-current={isCurrent ? 'step' : undefined}>
              <i aria-hidden="true">{index + 1}</i>
              <CodeRuns line={runs} />
              {isCurrent ? <span className="visually-hidden">{texts.thisLine}</span> : null}
              {'\n'}
            </span>
          );
        })}
      </code>
    </Code>
  );
}

const Code = styled('pre')(({ theme }) => ({
  position: 'relative',
  maxHeight: '15rem',
  overflow: 'auto',
  paddingBlock: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.site.codeGround,
  color: theme.vars.palette.site.codeText,
  '& > code > span': {
    display: 'block',
    paddingInline: '0 16px',
    borderInlineStart: '4px solid transparent',
  },
  '& i': {
    display: 'inline-block',
    width: '2.5em',
    paddingInlineEnd: '1em',
    boxSizing: 'content-box',
    textAlign: 'end',
    fontStyle: 'normal',
    color: theme.vars.palette.text.secondary,
    userSelect: 'none',
  },
  '& [aria-current]': {
    borderInlineStartColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.primaryTint,
    '& > i': { fontWeight: theme.typography.fontWeightBold, color: 'inherit' },
    '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight' },
  },
}));
